import { contentOf } from '../../../content/content.server.ts';
import { localeOf } from '../../../content/model/locales.ts';
import { policyOf } from '../../../content/policies.server.ts';
import { longDate } from '../../long-date.server.ts';
import { pageMeta } from '../../page-meta.ts';
import { withPictures } from '../../pictures.server.ts';
import type { Route } from './+types/route.ts';
import { Body } from './body.tsx';
import { findPolicy } from './find-policy.ts';

export { shouldRevalidate } from '../../same-page.ts';

export const loader = ({ url }: Route.LoaderArgs) => {
  const slug = findPolicy(url.pathname);
  if (!slug) throw new Error(`There is a route but no policy for ${url.pathname}.`);
  const locale = localeOf(url.pathname);
  const policy = policyOf(locale, slug);
  return withPictures(locale, {
    policy,
    inForce: longDate(policy.effectiveDate, locale),
    labels: contentOf(locale).policies.labels,
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
