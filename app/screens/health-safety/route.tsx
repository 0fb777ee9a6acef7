import { contentOf } from '../../../content/content.server.ts';
import { healthSafetyPictures, safetyIds, safetyPicture } from '../../../content/model/health-safety.ts';
import { bannerOf, pictured, picturedInOrder } from '../../../content/model/join.ts';
import { localeOf } from '../../../content/model/locales.ts';
import { safetyFigureIds, safetyFigures, safetyYears } from '../../../content/model/safety-figures.ts';
import { pageMeta } from '../../page-meta.ts';
import { withPictures } from '../../pictures.server.ts';
import { PageBanner } from '../../sections/page-banner.tsx';
import { PointList } from '../../sections/point-list.tsx';
import { SectionText } from '../../sections/section-text.tsx';
import { Split } from '../../sections/split.tsx';
import { TableBand } from '../../sections/table-band.tsx';
import { Band } from '../../ui/band.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import type { Route } from './+types/route.ts';
import styles from './health-safety.module.css';

export { shouldRevalidate } from '../../same-page.ts';

export const loader = ({ url }: Route.LoaderArgs) => {
  const locale = localeOf(url.pathname);
  const { healthSafety } = contentOf(locale);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, numberingSystem: 'latn' });
  const { banner, intro, cards, figures, permit } = healthSafety;
  return withPictures(locale, {
    ...healthSafety,
    banner: bannerOf(banner, healthSafetyPictures.banner),
    intro: pictured(intro, healthSafetyPictures.intro),
    cards: { ...cards, items: picturedInOrder(safetyIds, cards.items, safetyPicture) },
    figures: {
      ...figures,
      columns: [figures.figure, ...safetyYears.map(({ year }) => String(year))],
      rows: safetyFigureIds.map((id) => ({
        id,
        cells: [figures.rows[id], ...safetyYears.map((year) => number.format(safetyFigures[id](year)))],
      })),
    },
    permit: {
      ...pictured(permit, healthSafetyPictures.permit),
      steps: permit.steps.map((step, index) => ({ id: index + 1, ...step })),
    },
  });
};

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ meta: loaderData.meta, pathname: location.pathname, card: loaderData.banner.picture });

export default function HealthSafety({ loaderData }: Route.ComponentProps) {
  const { banner, intro, cards, figures, permit, rules } = loaderData;
  return (
    <>
      <PageBanner {...banner} />
      <Split picture={intro.picture} labelledBy="safety-intro">
        <SectionText id="safety-intro" words={intro} paragraphs={intro.paragraphs} />
      </Split>
      <Band ground="sand" labelledBy="safety-cards">
        <SectionHeading id="safety-cards" eyebrow={cards.eyebrow} title={cards.title} lead={cards.lead} />
        <CardGrid cards={cards.items} />
      </Band>
      <Band labelledBy="safety-permit">
        <div className={styles.permit}>
          <div className={styles.shown}>
            <SectionText id="safety-permit" words={permit} />
            <Picture of={permit.picture} sizes="(min-width: 900px) 600px, 92vw" className={styles.picture} />
          </div>
          <PointList kind="steps" items={permit.steps} />
        </div>
      </Band>
      <TableBand id="safety-figures" ground="sand" short={3} {...figures} />
      <Band labelledBy="safety-rules">
        <div className={styles.rules}>
          <SectionHeading id="safety-rules" eyebrow={rules.eyebrow} title={rules.title} lead={rules.lead} />
          <ul className={styles.list}>
            {rules.items.map((rule) => (
              <li key={rule} className={styles.rule}>
                <Icon name="shield-check" className={styles.mark} />
                {rule}
              </li>
            ))}
          </ul>
        </div>
      </Band>
    </>
  );
}
