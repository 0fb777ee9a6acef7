import type { PoliciesWords } from '../model/policies.ts';
import { cookiePolicy } from './policies/cookie-policy.ts';
import { privacyPolicy } from './policies/privacy-policy.ts';
import { termsConditions } from './policies/terms-conditions.ts';

export const policies = {
  labels: { effectiveDate: 'سارية منذ', onThisPage: 'في هذه الصفحة' },
  unknown: {
    title: 'الصفحة غير موجودة',
    sentence: 'عذرًا، المحتوى الذي تبحث عنه غير موجود.',
  },
  'terms-conditions': termsConditions,
  'privacy-policy': privacyPolicy,
  'cookie-policy': cookiePolicy,
} satisfies PoliciesWords;
