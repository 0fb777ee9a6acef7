import { contentOf } from '../../../content/content.server.ts';
import { bannerOf, pictured, picturedInOrder } from '../../../content/model/join.ts';
import { localeOf } from '../../../content/model/locales.ts';
import {
  type MeasureWords,
  measureIds,
  sustainabilityIds,
  sustainabilityPicture,
  sustainabilityPictures,
} from '../../../content/model/sustainability.ts';
import { pageMeta } from '../../page-meta.ts';
import { withPictures } from '../../pictures.server.ts';
import { PageBanner } from '../../sections/page-banner.tsx';
import { SectionText } from '../../sections/section-text.tsx';
import { Split } from '../../sections/split.tsx';
import { TableBand } from '../../sections/table-band.tsx';
import { Band } from '../../ui/band.tsx';
import type { Route } from './+types/route.ts';
import { Places } from './places.tsx';

export { shouldRevalidate } from '../../same-page.ts';

const measureCells = ({ what, unit, how, often }: MeasureWords) => [what, unit, how, often];

export const loader = ({ url }: Route.LoaderArgs) => {
  const locale = localeOf(url.pathname);
  const { sustainability } = contentOf(locale);
  const { banner, intro, cards, measures } = sustainability;
  return withPictures(locale, {
    ...sustainability,
    banner: bannerOf(banner, sustainabilityPictures.banner),
    intro: pictured(intro, sustainabilityPictures.intro),
    cards: { ...cards, items: picturedInOrder(sustainabilityIds, cards.items, sustainabilityPicture) },
    measures: {
      ...measures,
      columns: measureCells(measures.columns),
      rows: measureIds.map((id) => ({ id, cells: measureCells(measures.rows[id]) })),
    },
  });
};

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ meta: loaderData.meta, pathname: location.pathname, card: loaderData.banner.picture });

export default function Sustainability({ loaderData }: Route.ComponentProps) {
  const { banner, intro, cards, measures } = loaderData;
  return (
    <>
      <PageBanner {...banner} />
      <Split picture={intro.picture} side="end" ground="sand" labelledBy="green-intro">
        <SectionText id="green-intro" words={intro} paragraphs={intro.paragraphs} />
      </Split>
      <Band labelledBy="green-places">
        <Places id="green-places" {...cards} />
      </Band>
      <TableBand id="green-measures" ground="sand" {...measures} />
    </>
  );
}
