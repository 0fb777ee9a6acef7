import type { Policy } from '../../../content/en/policies/policy.ts';
import { type PolicySlug, policies } from '../../../content/en/policies.ts';

const isPolicySlug = (slug: string): slug is PolicySlug => Object.hasOwn(policies, slug);

/** The shared policy page chooses its content from the current path (spec §2). */
export function findPolicy(pathname: string): Policy | undefined {
  const slug = pathname.replaceAll('/', '');
  return isPolicySlug(slug) ? policies[slug] : undefined;
}
