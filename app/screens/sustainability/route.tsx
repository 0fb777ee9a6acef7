import { contentOf } from '../../../content/content.server.ts';
import { bannerOf, inOrder, pictured, picturedInOrder } from '../../../content/model/join.ts';
import { localeOf } from '../../../content/model/locales.ts';
import {
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
import { Band } from '../../ui/band.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import type { Route } from './+types/route.ts';
import { Measures } from './measures.tsx';
import { Places } from './places.tsx';
import styles from './sustainability.module.css';

export const loader = ({ url }: Route.LoaderArgs) => {
  const { sustainability } = contentOf(localeOf(url.pathname));
  const { banner, intro, cards, measures } = sustainability;
  return withPictures({
    ...sustainability,
    banner: bannerOf(banner, sustainabilityPictures.banner),
    intro: pictured(intro, sustainabilityPictures.intro),
    cards: { ...cards, items: picturedInOrder(sustainabilityIds, cards.items, sustainabilityPicture) },
    measures: { ...measures, rows: inOrder(measureIds, measures.rows) },
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
      <Band ground="sand" labelledBy="green-measures">
        <SectionHeading
          id="green-measures"
          eyebrow={measures.eyebrow}
          title={measures.title}
          lead={measures.lead}
        />
        <Measures columns={measures.columns} rows={measures.rows} labelledBy="green-measures" />
        <p className={styles.note}>{measures.note}</p>
      </Band>
    </>
  );
}
