import { clientsOf } from '../../../content/clients.server.ts';
import { contentOf } from '../../../content/content.server.ts';
import { carouselTimings } from '../../../content/model/carousel-timings.ts';
import { clientPortfolioPictures as pictures } from '../../../content/model/client-portfolio.ts';
import { bannerOf, pictured } from '../../../content/model/join.ts';
import { type Locale, localeOf } from '../../../content/model/locales.ts';
import { plural } from '../../../content/model/plural.ts';
import { pageMeta } from '../../page-meta.ts';
import { withPictures } from '../../pictures.server.ts';
import { ClientStrip } from '../../sections/client-strip.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { SectionText } from '../../sections/section-text.tsx';
import { Split } from '../../sections/split.tsx';
import { Band } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { usePaths } from '../../use-paths.ts';
import type { Route } from './+types/route.ts';
import { allSectors, Grid } from './grid.tsx';

export { shouldRevalidate } from '../../same-page.ts';

export const loader = ({ url }: Route.LoaderArgs) => {
  const locale = localeOf(url.pathname);
  const { meta, banner, carousel, grid, staying } = contentOf(locale).clientPortfolio;
  return withPictures(locale, {
    meta,
    banner: bannerOf(banner, pictures.banner),
    carousel,
    grid: { eyebrow: grid.eyebrow, title: grid.title, lead: grid.lead, filterLabel: grid.filterLabel },
    staying: pictured(staying, pictures.staying),
    clients: clientsOf(locale).clients,
    choices: choicesOf(locale),
    timing: carouselTimings.clientPortfolio,
  });
};

/** All clients or one sector's, each choice with how many it shows. */
function choicesOf(locale: Locale) {
  const { allSectors: label, found } = contentOf(locale).clientPortfolio.grid;
  const { clients, sectors } = clientsOf(locale);
  const countOf = (sector: string) => clients.filter((client) => client.sector === sector).length;
  return [
    { id: allSectors, label, count: clients.length },
    ...sectors.map(({ id, label }) => ({ id, label, count: countOf(id) })),
  ].map((choice) => ({ ...choice, found: plural(locale, found, choice.count) }));
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ meta: loaderData.meta, pathname: location.pathname, card: loaderData.banner.picture });

export default function ClientPortfolio({ loaderData }: Route.ComponentProps) {
  const { banner, carousel, grid, staying, clients, choices, timing } = loaderData;
  return (
    <>
      <PageBanner {...banner} />
      <ClientStrip {...carousel} logos={clients.map(({ logo }) => logo)} timing={timing} />
      <Band ground="sand" labelledBy="by-sector">
        <SectionHeading id="by-sector" eyebrow={grid.eyebrow} title={grid.title} lead={grid.lead} />
        <Grid clients={clients} choices={choices} legend={grid.filterLabel} />
      </Band>
      <Split picture={staying.picture} labelledBy="staying">
        <SectionText id="staying" words={staying} paragraphs={staying.paragraphs}>
          <ButtonLink to={usePaths().requestQuote} icon="arrow-right">
            {staying.quoteLabel}
          </ButtonLink>
        </SectionText>
      </Split>
    </>
  );
}
