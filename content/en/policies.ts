import { cookiePolicy } from './policies/cookie-policy.ts';
import type { Policy } from './policies/policy.ts';
import { privacyPolicy } from './policies/privacy-policy.ts';
import { termsConditions } from './policies/terms-conditions.ts';

/** The shared policy page chooses by the last part of the path (spec §2). */
export const policies = {
  'terms-conditions': termsConditions,
  'privacy-policy': privacyPolicy,
  'cookie-policy': cookiePolicy,
} as const satisfies Record<string, Policy>;

export type PolicySlug = keyof typeof policies;

export const policyLabels = {
  version: 'Version',
  effectiveDate: 'In force since',
  onThisPage: 'On this page',
} as const;

/** spec §2, §8 */
export const unknownPolicy = {
  title: 'Page Not Found',
  sentence: "Sorry, the content you're looking for doesn't exist.",
} as const;

/** An address that names a policy we may not have: the page says so in the spec's own words (§2). */
export const looksLikePolicy = (pathname: string) => /-(policy|conditions)\/?$/.test(pathname);
