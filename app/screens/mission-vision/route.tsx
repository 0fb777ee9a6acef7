import { contentOf } from '../../../content/content.server.ts';
import { bannerOf, inOrder, pictured } from '../../../content/model/join.ts';
import { localeOf } from '../../../content/model/locales.ts';
import { missionVisionPictures as pictures, promiseIds } from '../../../content/model/mission-vision.ts';
import { pageMeta } from '../../page-meta.ts';
import { withPictures } from '../../pictures.server.ts';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Statement } from '../../sections/statement.tsx';
import type { Route } from './+types/route.ts';
import { Promises } from './promises.tsx';

export { shouldRevalidate } from '../../same-page.ts';

export const loader = ({ url }: Route.LoaderArgs) => {
  const locale = localeOf(url.pathname);
  const { missionVision } = contentOf(locale);
  const { banner, mission, vision, promises } = missionVision;
  return withPictures(locale, {
    ...missionVision,
    banner: bannerOf(banner, pictures.banner),
    mission: pictured(mission, pictures.mission),
    vision: pictured(vision, pictures.vision),
    promises: { ...promises, items: inOrder(promiseIds, promises.items) },
  });
};

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ meta: loaderData.meta, pathname: location.pathname, card: loaderData.mission.picture });

export default function MissionVision({ loaderData }: Route.ComponentProps) {
  const { banner, mission, vision, promises } = loaderData;
  return (
    <>
      <PageBanner {...banner} />
      <Statement id="mission" {...mission} side="start" focus="start" />
      <Statement id="vision" {...vision} side="end" ground="sand" />
      <Promises {...promises} />
    </>
  );
}
