import { missionVision } from '../../../content/en/mission-vision.ts';
import { pageMeta } from '../../page-meta.ts';
import { withPictures } from '../../pictures.server.ts';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Statement } from '../../sections/statement.tsx';
import type { Route } from './+types/route.ts';
import { Promises } from './promises.tsx';

export const loader = () => withPictures(missionVision);

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
