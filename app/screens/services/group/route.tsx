import { data } from 'react-router';
import { contentOf } from '../../../../content/content.server.ts';
import { carouselTimings } from '../../../../content/model/carousel-timings.ts';
import { localeOf } from '../../../../content/model/locales.ts';
import { pathsFor } from '../../../../content/model/paths.ts';
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

export function loader({ params, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const { services, servicesOverview } = contentOf(locale);
  const page = findGroupPage(locale, params.group);
  if (!page) {
    const { groupNotFound, serviceNotFound } = services.labels;
    const title = groupNotFound.title.replace('{address}', () => titleFromSlug(params.group));
    const words = { title: title || serviceNotFound.title, sentence: groupNotFound.sentence };
    return data(withPictures(missingService(locale, words)), { status: 404 });
  }
  const around = {
    labels: services.labels,
    servicesCrumb: servicesOverview.breadcrumb,
    timing: carouselTimings.heroBanner,
    cards: serviceCards(page.cards, pathsFor(locale)),
  };
  return data(
    page.kind === 'group' ? withPictures({ ...page, ...around }) : withPictures({ ...page, ...around }),
  );
}

export const meta: Route.MetaFunction = ({ loaderData: { kind, meta, picture: card }, location }) =>
  pageMeta({
    meta,
    card,
    ...(kind === 'missing' ? { locale: localeOf(location.pathname) } : { pathname: location.pathname }),
  });

/** Spec §2: a group of services, a top-level entry that is no group, or an address that neither has. */
export default function ServiceGroup({ loaderData: page }: Route.ComponentProps) {
  if (page.kind === 'missing') return <ServiceMissing {...page} />;
  return page.kind === 'group' ? <Listing {...page} /> : <Standalone {...page} />;
}
