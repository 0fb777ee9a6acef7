import { clientPortfolio } from '../../../content/en/client-portfolio.ts';
import { clients, sectors } from '../../../content/en/clients.ts';
import { carouselTimings } from '../../../content/model/carousel-timings.ts';
import { paths } from '../../../content/model/paths.ts';
import { pageMeta } from '../../page-meta.ts';
import { withPictures } from '../../pictures.server.ts';
import { ClientStrip } from '../../sections/client-strip.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { SectionText } from '../../sections/section-text.tsx';
import { Split } from '../../sections/split.tsx';
import { Band } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import type { Route } from './+types/route.ts';
import { Grid } from './grid.tsx';

export const loader = () =>
  withPictures({ ...clientPortfolio, clients, sectors, timing: carouselTimings.clientPortfolio });

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ meta: loaderData.meta, pathname: location.pathname, card: loaderData.banner.picture });

export default function ClientPortfolio({ loaderData }: Route.ComponentProps) {
  const { banner, carousel, grid, staying, clients, sectors, timing } = loaderData;
  return (
    <>
      <PageBanner {...banner} />
      <ClientStrip {...carousel} logos={clients.map(({ logo }) => logo)} timing={timing} />
      <Band ground="sand" labelledBy="by-sector">
        <SectionHeading id="by-sector" eyebrow={grid.eyebrow} title={grid.title} lead={grid.lead} />
        <Grid clients={clients} sectors={sectors} words={grid} />
      </Band>
      <Split picture={staying.picture} labelledBy="staying">
        <SectionText id="staying" words={staying} paragraphs={staying.paragraphs}>
          <ButtonLink to={paths.requestQuote} icon="arrow-right">
            {staying.quoteLabel}
          </ButtonLink>
        </SectionText>
      </Split>
    </>
  );
}
