import { contentOf } from '../../../content/content.server.ts';
import { countersOf } from '../../../content/counters.server.ts';
import { bannerOf, inOrder, pictured } from '../../../content/model/join.ts';
import { localeOf } from '../../../content/model/locales.ts';
import { valueIds } from '../../../content/model/values.ts';
import {
  insuranceIds,
  leaderIds,
  milestoneYears,
  whoWeArePictures as pictures,
} from '../../../content/model/who-we-are.ts';
import { pageMeta } from '../../page-meta.ts';
import { withPictures } from '../../pictures.server.ts';
import { CountersBlock } from '../../sections/counters-block.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Statement } from '../../sections/statement.tsx';
import { ValuesList } from '../../sections/values-list.tsx';
import type { Route } from './+types/route.ts';
import { History } from './history.tsx';
import { Insurance } from './insurance.tsx';
import { Leaders } from './leaders.tsx';

export { shouldRevalidate } from '../../same-page.ts';

export const loader = ({ url }: Route.LoaderArgs) => {
  const locale = localeOf(url.pathname);
  const { whoWeAre, values } = contentOf(locale);
  const { history, leaders, insurance } = whoWeAre;
  return withPictures(locale, {
    ...whoWeAre,
    ...countersOf(locale),
    banner: bannerOf(whoWeAre.banner, pictures.banner),
    story: pictured(whoWeAre.story, pictures.story),
    history: {
      ...pictured(history, pictures.history),
      milestones: milestoneYears.map((year) => ({ year, ...history.milestones[year] })),
    },
    leaders: { ...leaders, items: inOrder(leaderIds, leaders.items) },
    insurance: { ...insurance, items: inOrder(insuranceIds, insurance.items) },
    values: { ...values, points: inOrder(valueIds, values.points) },
    valuesIntro: pictured(whoWeAre.valuesIntro, pictures.values),
  });
};

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ meta: loaderData.meta, pathname: location.pathname, card: loaderData.banner.picture });

export default function WhoWeAre({ loaderData }: Route.ComponentProps) {
  const { banner, story, history, valuesIntro } = loaderData;
  return (
    <>
      <PageBanner {...banner} />
      <Statement id="story" {...story} side="end" focus="start" />
      <CountersBlock
        counters={loaderData.counters}
        runMs={loaderData.counterRunMs}
        projectsNote={loaderData.projectsNote}
      />
      <History {...history} />
      <ValuesList {...loaderData.values} intro={valuesIntro} />
      <Leaders {...loaderData.leaders} />
      <Insurance {...loaderData.insurance} />
    </>
  );
}
