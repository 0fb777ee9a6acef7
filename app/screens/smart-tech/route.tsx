import { smartTechCardsOf } from '../../../content/company-cards.server.ts';
import { contentOf } from '../../../content/content.server.ts';
import { company } from '../../../content/model/company.ts';
import { bannerOf, pictured } from '../../../content/model/join.ts';
import { localeOf } from '../../../content/model/locales.ts';
import { signalTimes, smartTechPictures } from '../../../content/model/smart-tech.ts';
import { pageMeta } from '../../page-meta.ts';
import { withPictures } from '../../pictures.server.ts';
import { PageBanner } from '../../sections/page-banner.tsx';
import { SectionText } from '../../sections/section-text.tsx';
import { Split } from '../../sections/split.tsx';
import { Band } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { TickList } from '../../ui/tick-list.tsx';
import type { Route } from './+types/route.ts';
import { Mosaic } from './mosaic.tsx';
import { Signal } from './signal.tsx';

export { shouldRevalidate } from '../../same-page.ts';

export const loader = ({ url }: Route.LoaderArgs) => {
  const locale = localeOf(url.pathname);
  const { smartTech } = contentOf(locale);
  const { banner, intro, cards, signal } = smartTech;
  return withPictures(locale, {
    ...smartTech,
    banner: bannerOf(banner, smartTechPictures.banner),
    intro: pictured(intro, smartTechPictures.intro),
    cards: { ...cards, items: smartTechCardsOf(locale) },
    signal: {
      ...signal,
      steps: signal.steps.map((step, index) => ({ ...step, time: signalTimes[index] })),
    },
    portalUrl: company.portalUrl,
  });
};

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ meta: loaderData.meta, pathname: location.pathname, card: loaderData.banner.picture });

export default function SmartTech({ loaderData }: Route.ComponentProps) {
  const { banner, intro, cards, signal, portalUrl } = loaderData;
  return (
    <>
      <PageBanner {...banner} />
      <Split picture={intro.picture} side="end" shape="whole" labelledBy="tech-portal">
        <SectionText id="tech-portal" words={intro} paragraphs={intro.paragraphs}>
          <TickList items={intro.portalPoints} />
          <ButtonLink to={portalUrl} newTab icon="external-link">
            {intro.portalLabel}
          </ButtonLink>
        </SectionText>
      </Split>
      <Band ground="sand" labelledBy="tech-cards">
        <SectionHeading id="tech-cards" eyebrow={cards.eyebrow} title={cards.title} lead={cards.lead} />
        <Mosaic cards={cards.items} />
      </Band>
      <Band labelledBy="tech-signal">
        <SectionHeading id="tech-signal" eyebrow={signal.eyebrow} title={signal.title} lead={signal.lead} />
        <Signal steps={signal.steps} note={signal.note} />
      </Band>
    </>
  );
}
