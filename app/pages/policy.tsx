import { data } from 'react-router';
import { policyPicture } from '../../content/policies/policy.ts';
import { policyLabels, unknownPolicy } from '../../content/policies.ts';
import { slug } from '../../content/slug.ts';
import { pageMeta } from '../page-meta.ts';
import { withPictures } from '../pictures.server.ts';
import type { Route } from './+types/policy.ts';
import { policyAt } from './policy-at.ts';
import { PolicyText } from './policy-text.tsx';
import { PolicyUnknown } from './policy-unknown.tsx';

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export const loader = ({ url }: Route.LoaderArgs) => {
  const policy = policyAt(url.pathname);
  if (!policy)
    return data(withPictures({ policy: undefined, unknown: unknownPolicy, picture: policyPicture }), {
      status: 404,
    });
  const { content, ...rest } = policy;
  return data(
    withPictures({
      policy: rest,
      sections: content.map((section) => ({ ...section, id: slug(section.title) })),
      inForce: longDate.format(new Date(policy.effectiveDate)),
      labels: policyLabels,
    }),
  );
};

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData.policy
    ? pageMeta({
        meta: loaderData.policy.meta,
        pathname: location.pathname,
        card: loaderData.policy.banner.picture,
      })
    : pageMeta({
        meta: { title: loaderData.unknown.title, description: loaderData.unknown.text },
        card: loaderData.picture,
      });

/** One page for all policies; its path says which (spec §2). */
export default function PolicyPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.policy) return <PolicyUnknown {...loaderData.unknown} />;
  return <PolicyText {...loaderData} />;
}
