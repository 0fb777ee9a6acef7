import { industryCardsOf } from '../../../content/company-cards.server.ts';
import { contentOf } from '../../../content/content.server.ts';
import { firstWeekIds, industriesPictures } from '../../../content/model/industries.ts';
import { bannerOf, inOrder, pictured } from '../../../content/model/join.ts';
import { localeOf } from '../../../content/model/locales.ts';
import { pageMeta } from '../../page-meta.ts';
import { withPictures } from '../../pictures.server.ts';
import { PageBanner } from '../../sections/page-banner.tsx';
import { PointList } from '../../sections/point-list.tsx';
import { SectionText } from '../../sections/section-text.tsx';
import { Split } from '../../sections/split.tsx';
import { Band } from '../../ui/band.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import type { Route } from './+types/route.ts';
import { Cards } from './cards.tsx';
import { Details } from './details.tsx';
import styles from './industry.module.css';

export { shouldRevalidate } from '../../same-page.ts';

export const loader = ({ url }: Route.LoaderArgs) => {
  const locale = localeOf(url.pathname);
  const { industries, services } = contentOf(locale);
  const { cards, firstWeeks } = industries;
  return withPictures(locale, {
    ...industries,
    banner: bannerOf(industries.banner, industriesPictures.banner),
    cards: { ...cards, items: industryCardsOf(locale) },
    firstWeeks: {
      ...pictured(firstWeeks, industriesPictures.firstWeeks),
      items: inOrder(firstWeekIds, firstWeeks.items),
    },
    more: services.labels.findOutMore,
  });
};

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ meta: loaderData.meta, pathname: location.pathname, card: loaderData.banner.picture });

export default function Industry({ loaderData }: Route.ComponentProps) {
  const { banner, intro, cards, firstWeeks, more } = loaderData;
  return (
    <>
      <PageBanner {...banner} />
      <Band labelledBy="industry-intro">
        <div className={styles.intro}>
          <SectionHeading id="industry-intro" eyebrow={intro.eyebrow} title={intro.title} lead={intro.lead} />
          {intro.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Cards sectors={cards.items} more={more} />
      </Band>
      <Band ground="sand" labelledBy="industry-details">
        <SectionHeading id="industry-details" eyebrow={cards.eyebrow} title={cards.title} lead={cards.lead} />
        <Details sectors={cards.items} bodyLabel={cards.bodyLabel} />
      </Band>
      <Split picture={firstWeeks.picture} labelledBy="industry-first-weeks">
        <SectionText id="industry-first-weeks" words={firstWeeks}>
          <PointList items={firstWeeks.items} />
        </SectionText>
      </Split>
    </>
  );
}
