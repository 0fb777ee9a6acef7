import { data } from 'react-router';
import { serviceLabels } from '../../../../content/en/services/labels.ts';
import { servicesOverview } from '../../../../content/en/services-overview.ts';
import { carouselTimings } from '../../../../content/model/carousel-timings.ts';
import { titleFromSlug } from '../../../../content/model/slug.ts';
import { findGroupPage } from '../../../../content/service-pages.server.ts';
import { pageMeta } from '../../../page-meta.ts';
import { withPictures } from '../../../pictures.server.ts';
import { missingService } from '../../../sections/missing-service.ts';
import { serviceCards } from '../../../sections/service-cards.ts';
import { ServiceMissing } from '../../../sections/service-missing.tsx';
import type { Route } from './+types/route.ts';
import { Listing } from './listing.tsx';
import { Standalone } from './standalone.tsx';

export function loader({ params }: Route.LoaderArgs) {
  const page = findGroupPage(params.group);
  if (!page) {
    const title = titleFromSlug(params.group) || serviceLabels.serviceNotFound.title;
    const { sentence } = serviceLabels.groupNotFound;
    return data(withPictures(missingService({ title, sentence })), { status: 404 });
  }
  const around = {
    labels: serviceLabels,
    servicesCrumb: servicesOverview.breadcrumb,
    timing: carouselTimings.heroBanner,
    cards: serviceCards(page.cards),
  };
  return data(
    page.kind === 'group' ? withPictures({ ...page, ...around }) : withPictures({ ...page, ...around }),
  );
}

export const meta: Route.MetaFunction = ({ loaderData: { kind, meta, picture: card }, location }) =>
  pageMeta({ meta, card, ...(kind !== 'missing' && { pathname: location.pathname }) });

/** Spec §2: a group of services, a top-level entry that is no group, or an address that neither has. */
export default function ServiceGroup({ loaderData: page }: Route.ComponentProps) {
  if (page.kind === 'missing') return <ServiceMissing {...page} />;
  return page.kind === 'group' ? <Listing {...page} /> : <Standalone {...page} />;
}
