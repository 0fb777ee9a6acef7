import { data } from 'react-router';
import { stripLogosOf } from '../../../../content/clients.server.ts';
import { contentOf } from '../../../../content/content.server.ts';
import { countersOf } from '../../../../content/counters.server.ts';
import { carouselTimings } from '../../../../content/model/carousel-timings.ts';
import { localeOf } from '../../../../content/model/locales.ts';
import { pathsFor } from '../../../../content/model/paths.ts';
import { findServicePage } from '../../../../content/service-pages.server.ts';
import { notFoundStatus } from '../../../not-found-status.ts';
import { pageMeta } from '../../../page-meta.ts';
import { withPictures } from '../../../pictures.server.ts';
import { ClientStrip } from '../../../sections/client-strip.tsx';
import { CountersBlock } from '../../../sections/counters-block.tsx';
import { missingService } from '../../../sections/missing-service.server.ts';
import { PageBanner } from '../../../sections/page-banner.tsx';
import { serviceCards } from '../../../sections/service-cards.server.ts';
import { ServiceIntroduction } from '../../../sections/service-introduction.tsx';
import { ServiceMissing } from '../../../sections/service-missing.tsx';
import { ServiceThings } from '../../../sections/service-things.tsx';
import { Band } from '../../../ui/band.tsx';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { usePaths } from '../../../use-paths.ts';
import type { Route } from './+types/route.ts';
import { Steps } from './steps.tsx';

export { shouldRevalidate } from '../../../same-page.ts';

export function loader({ params, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const { labels } = contentOf(locale).services;
  const page = findServicePage(locale, params.group, params.service);
  if (!page)
    return data(withPictures(locale, missingService(locale, labels.serviceNotFound)), notFoundStatus);
  return data(
    withPictures(locale, {
      ...page,
      kind: 'service' as const,
      cards: serviceCards(page.cards, pathsFor(locale)),
      labels,
      servicesCrumb: contentOf(locale).servicesOverview.breadcrumb,
      ...countersOf(locale),
      logos: stripLogosOf(locale),
      timing: carouselTimings.clientsOnServicePages,
    }),
  );
}

export const meta: Route.MetaFunction = ({ loaderData: { kind, meta, picture: card }, location }) =>
  pageMeta({
    meta,
    card,
    ...(kind === 'missing' ? { locale: localeOf(location.pathname) } : { pathname: location.pathname }),
  });

export default function ServiceDetail({ loaderData: page }: Route.ComponentProps) {
  return page.kind === 'missing' ? <ServiceMissing {...page} /> : <Service {...page} />;
}

type ServiceData = Extract<Route.ComponentProps['loaderData'], { readonly kind: 'service' }>;

function Service(service: ServiceData) {
  const { title, summary, description, group, picture, labels, cards } = service;
  const paths = usePaths();
  const path = paths.service(group.slug, service.slug);
  const between = [
    { label: service.servicesCrumb, to: paths.services },
    { label: group.title, to: paths.serviceGroup(group.slug) },
  ];
  return (
    <>
      <PageBanner title={title} sentence={summary} picture={picture} between={between} />
      <ServiceIntroduction
        description={description}
        quote={{ to: paths.quoteFor(service.slug), label: labels.quote, note: labels.quoteNote }}
        facts={[
          { title: labels.included, icon: 'circle-check', items: service.included, short: true },
          {
            title: labels.response,
            icon: 'clock',
            items: service.response,
            more: { to: paths.responseTimes, label: labels.responseTimes },
          },
          { title: labels.standards, icon: 'shield-check', items: service.standards },
        ]}
      />
      <Steps {...service.process} stepLabel={labels.step} />
      <CountersBlock counters={service.counters} runMs={service.counterRunMs} />
      <ClientStrip title={labels.clients} logos={service.logos} timing={service.timing} />
      <Band ground="sand" labelledBy="related-title">
        <SectionHeading id="related-title" title={labels.related} />
        <CardGrid cards={cards} more={labels.findOutMore} />
      </Band>
      <ServiceThings
        service={{ name: title, kind: group.title, description: service.meta.description, path, picture }}
        trail={[...between, { label: title, to: path }]}
      />
    </>
  );
}
