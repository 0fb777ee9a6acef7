import { counterRunMs, counters } from '../../../content/en/counters.ts';
import { values } from '../../../content/en/values.ts';
import { whoWeAre } from '../../../content/en/who-we-are.ts';
import { pageMeta } from '../../page-meta.ts';
import { withPictures } from '../../pictures.server.ts';
import { CountersBlock } from '../../sections/counters-block.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Statement } from '../../sections/statement.tsx';
import { ValuesList } from '../../sections/values-list.tsx';
import type { Route } from './+types/route.ts';

import { History } from './history.tsx';

export const loader = () => withPictures({ ...whoWeAre, counters, counterRunMs, values });

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ meta: loaderData.meta, pathname: location.pathname, card: loaderData.banner.picture });

export default function WhoWeAre({ loaderData }: Route.ComponentProps) {
  const { banner, story, history, valuesIntro } = loaderData;
  return (
    <>
      <PageBanner {...banner} />
      <Statement id="story" {...story} side="end" focus="start" />
      <CountersBlock counters={loaderData.counters} runMs={loaderData.counterRunMs} />
      <History {...history} />
      <ValuesList {...loaderData.values} intro={valuesIntro} />
    </>
  );
}
