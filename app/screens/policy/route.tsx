import { policyLabels } from '../../../content/en/policies.ts';
import { localeOf } from '../../../content/model/locales.ts';
import { slug } from '../../../content/model/slug.ts';
import { longDate } from '../../long-date.server.ts';
import { pageMeta } from '../../page-meta.ts';
import { withPictures } from '../../pictures.server.ts';
import type { Route } from './+types/route.ts';
import { Body } from './body.tsx';
import { findPolicy } from './find-policy.ts';

export const loader = ({ url }: Route.LoaderArgs) => {
  const policy = findPolicy(url.pathname);
  if (!policy) throw new Error(`There is a route but no policy for ${url.pathname}.`);
  const { content, ...rest } = policy;
  return withPictures({
    policy: rest,
    sections: content.map((section) => ({ ...section, id: slug(section.title) })),
    inForce: longDate(policy.effectiveDate, localeOf(url.pathname)),
    labels: policyLabels,
  });
};

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({
    meta: loaderData.policy.meta,
    pathname: location.pathname,
    card: loaderData.policy.banner.picture,
  });

/** One page for all policies; its path says which (spec §2). */
export default function PolicyPage({ loaderData }: Route.ComponentProps) {
  return <Body {...loaderData} />;
}
