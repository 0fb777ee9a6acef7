import type { PoliciesWords } from '../model/policies.ts';
import { cookiePolicy } from './policies/cookie-policy.ts';
import { privacyPolicy } from './policies/privacy-policy.ts';
import { termsConditions } from './policies/terms-conditions.ts';

export const policies = {
  labels: { effectiveDate: 'In force since', onThisPage: 'On this page' },
  unknown: {
    title: 'Page Not Found',
    sentence: "Sorry, the content you're looking for doesn't exist.",
  },
  'terms-conditions': termsConditions,
  'privacy-policy': privacyPolicy,
  'cookie-policy': cookiePolicy,
} satisfies PoliciesWords;
