import { data } from 'react-router';
import { contentOf } from '../../../../content/content.server.ts';
import { carouselTimings } from '../../../../content/model/carousel-timings.ts';
import { localeOf } from '../../../../content/model/locales.ts';
import { pathsFor } from '../../../../content/model/paths.ts';
import { umbrella } from '../../../../content/model/services.ts';
import { responseTableOf } from '../../../../content/response-table.server.ts';
import { findGroupPage } from '../../../../content/service-pages.server.ts';
import { notFoundStatus } from '../../../not-found-status.ts';
import { pageMeta } from '../../../page-meta.ts';
import { withPictures } from '../../../pictures.server.ts';
import { missingService } from '../../../sections/missing-service.server.ts';
import { serviceCards } from '../../../sections/service-cards.server.ts';
import { ServiceMissing } from '../../../sections/service-missing.tsx';
import type { Route } from './+types/route.ts';
import { Listing } from './listing.tsx';
import { Standalone } from './standalone.tsx';

export { shouldRevalidate } from '../../../same-page.ts';

export function loader({ params, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const { services, servicesOverview } = contentOf(locale);
  const page = findGroupPage(locale, params.group);
  if (!page) {
    return data(withPictures(locale, missingService(locale, services.labels.groupNotFound)), notFoundStatus);
  }
  const around = {
    labels: services.labels,
    servicesCrumb: servicesOverview.breadcrumb,
    timing: carouselTimings.heroBanner,
    cards: serviceCards(page.cards, pathsFor(locale)),
  };
  return data(
    page.kind === 'group'
      ? withPictures(locale, {
          ...page,
          ...around,
          // They hold for all four groups, so they stand on the umbrella's page.
          responseTimes: page.slug === umbrella.slug ? responseTableOf(locale) : undefined,
        })
      : withPictures(locale, { ...page, ...around }),
  );
}

export const meta: Route.MetaFunction = ({ loaderData: page, location }) =>
  page.kind === 'missing'
    ? pageMeta({ meta: page.meta, card: page.picture, locale: localeOf(location.pathname) })
    : pageMeta({ meta: page.meta, card: page.picture, pathname: location.pathname });

/** Spec §2: a group of services, a top-level entry that is no group, or an address that neither has. */
export default function ServiceGroup({ loaderData: page }: Route.ComponentProps) {
  if (page.kind === 'missing') return <ServiceMissing {...page} />;
  return page.kind === 'group' ? <Listing {...page} /> : <Standalone {...page} />;
}
