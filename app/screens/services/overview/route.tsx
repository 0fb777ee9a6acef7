import { entriesIn } from '../../../../content/catalogue.server.ts';
import { stripLogosOf } from '../../../../content/clients.server.ts';
import { contentOf } from '../../../../content/content.server.ts';
import { countersOf } from '../../../../content/counters.server.ts';
import { carouselTimings } from '../../../../content/model/carousel-timings.ts';
import { slidesOf } from '../../../../content/model/join.ts';
import { localeOf } from '../../../../content/model/locales.ts';
import { pathsFor } from '../../../../content/model/paths.ts';
import { overviewPictures } from '../../../../content/model/service-pictures.ts';
import { mainCategories } from '../../../../content/model/services.ts';
import { pageMeta } from '../../../page-meta.ts';
import { withPictures } from '../../../pictures.server.ts';
import { ClientStrip } from '../../../sections/client-strip.tsx';
import { CountersBlock } from '../../../sections/counters-block.tsx';
import { serviceCards } from '../../../sections/service-cards.server.ts';
import { ServiceOpening } from '../../../sections/service-opening.tsx';
import { ServiceThings } from '../../../sections/service-things.tsx';
import { Band } from '../../../ui/band.tsx';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { usePaths } from '../../../use-paths.ts';
import { useSite } from '../../../use-site.ts';
import type { Route } from './+types/route.ts';
import { Nav } from './nav.tsx';
import styles from './overview.module.css';

export { shouldRevalidate } from '../../../same-page.ts';

export const loader = ({ url }: Route.LoaderArgs) => {
  const locale = localeOf(url.pathname);
  const { services, servicesOverview } = contentOf(locale);
  return withPictures(locale, {
    ...servicesOverview,
    slides: slidesOf(servicesOverview.slides, overviewPictures),
    sections: mainCategories.map((slug) => {
      const { title, lead } = services.groups[slug];
      const cards = serviceCards(entriesIn(locale, slug), pathsFor(locale));
      return { anchor: slug, title, lead, icon: slug, cards };
    }),
    labels: services.labels,
    ...countersOf(locale),
    logos: stripLogosOf(locale),
    timings: { banner: carouselTimings.heroBanner, clients: carouselTimings.clientsOnServicePages },
  });
};

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ meta: loaderData.meta, pathname: location.pathname, card: loaderData.slides[0].picture });

export default function Services({ loaderData }: Route.ComponentProps) {
  const { meta, breadcrumb, heading, subtitle, slides, sections, sectionsLabel } = loaderData;
  const { labels, timings } = loaderData;
  const paths = usePaths();
  const { company } = useSite();
  return (
    <>
      <ServiceOpening
        title={heading}
        subtitle={subtitle}
        crumb={breadcrumb}
        slides={slides}
        slidesLabel={labels.slides}
        timing={timings.banner}
      />
      <div className={styles.sections}>
        <Nav label={sectionsLabel} sections={sections} />
        {sections.map(({ anchor, title, lead, cards }, index) => (
          <Band
            key={anchor}
            id={anchor}
            ground={index % 2 === 0 ? 'page' : 'sand'}
            labelledBy={`${anchor}-title`}
            className={styles.section}
          >
            <SectionHeading id={`${anchor}-title`} title={title} lead={lead} />
            <CardGrid cards={cards} more={labels.findOutMore} />
          </Band>
        ))}
      </div>
      <CountersBlock counters={loaderData.counters} runMs={loaderData.counterRunMs} />
      <ClientStrip title={loaderData.partnersHeading} logos={loaderData.logos} timing={timings.clients} />
      <ServiceThings
        service={{
          name: company.name,
          kind: breadcrumb,
          description: meta.description,
          path: paths.services,
          picture: slides[0].picture,
          offers: sections.map(({ anchor, title }) => ({ title, to: paths.serviceGroup(anchor) })),
        }}
        trail={[{ label: breadcrumb, to: paths.services }]}
      />
    </>
  );
}
