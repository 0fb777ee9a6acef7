/** sample: true: the policies speak for a fictional company, to be replaced by the owner's own. */
import { privacyPolicyVersion } from '../../contract/privacy-policy-version.ts';
import type { BannerWords, PageMeta } from './types.ts';

/**
 * How many days things are kept: words name them as {keep.enquiryDays}. The server takes no settings beyond them (RETENTION_DAYS,
 * APPLICATION_RETENTION_DAYS) and keeps no backup for longer; whoever runs it does the same with copies and log files.
 */
export const keepDays = { enquiryDays: 365, applicationDays: 180, backupDays: 30, logDays: 30 } as const;

/** The banner picture that all policies share. */
export const policyPicture = 'banners/specialized-2' satisfies PictureName;

/** Sections in the order shown, whose ids are anchors, each with the ids of its paragraphs. */
const sections = {
  'terms-conditions': {
    'the-website': ['purpose', 'availability'],
    'what-you-may-rely-on': ['information', 'pictures'],
    'forms-quotes-and-estimates': ['sending', 'receiving', 'applications'],
    'rights-in-the-contents': ['rights'],
    links: ['links'],
    liability: ['liability'],
    'personal-data': ['data'],
    'law-and-courts': ['law'],
    'changes-and-contact': ['changes'],
  },
  'privacy-policy': {
    'who-is-responsible': ['controller'],
    'reading-the-website': ['tracking', 'log', 'map'],
    'what-the-forms-keep': ['quote', 'call-back', 'estimate', 'career', 'every-form', 'source'],
    'why-and-on-what-basis': ['purpose'],
    'who-reads-it': ['inside', 'outside'],
    'how-long': ['enquiries', 'applications', 'messages', 'backups'],
    'erasure-by-reference-number': ['erasure'],
    'your-rights': ['rights'],
    'how-it-is-protected': ['protection'],
    children: ['children'],
    changes: ['changes'],
  },
  'cookie-policy': {
    cookies: ['what-it-is', 'none-set'],
    'what-is-kept-on-your-device': ['theme', 'tab', 'copies'],
    'the-map': ['map'],
    'links-to-other-websites': ['other-sites'],
    'clearing-and-blocking': ['clearing'],
    'changes-and-questions': ['changes'],
  },
} as const;

export const policySections: Readonly<Record<PolicySlug, Readonly<Record<string, readonly string[]>>>> =
  sections;

/** The shared policy page chooses by the last part of the path (spec §2). */
export type PolicySlug = keyof typeof sections;
export const policySlugs = Object.keys(sections) as PolicySlug[];

/** The day each policy's words last changed, which is also the day it came into force. */
export const policyVersions: Readonly<Record<PolicySlug, string>> = {
  'terms-conditions': '2026-11-19',
  'privacy-policy': privacyPolicyVersion,
  'cookie-policy': '2026-11-19',
};

interface ItemWords {
  readonly title?: string;
  readonly text: string;
}

/**
 * The words of one policy. {company}, {shortName}, {office}, {info}, {dubai} and
 * {reference}, an example, are filled in.
 */
export interface PolicyWords<Slug extends PolicySlug = PolicySlug> {
  readonly meta: PageMeta;
  readonly banner: BannerWords;
  readonly title: string;
  readonly description: string;
  readonly sections: {
    readonly [Section in keyof (typeof sections)[Slug]]: {
      readonly title: string;
      readonly items: Readonly<
        Record<
          (typeof sections)[Slug][Section] extends readonly (infer Item extends string)[] ? Item : never,
          ItemWords
        >
      >;
    };
  };
}

export type PoliciesWords = {
  readonly labels: { readonly effectiveDate: string; readonly onThisPage: string };
  /** spec §2, §8 */
  readonly unknown: { readonly title: string; readonly sentence: string };
} & { readonly [Slug in PolicySlug]: PolicyWords<Slug> };

/** An address that names a policy we may not have: the page says so in the spec's own words (§2). */
export const looksLikePolicy = (pathname: string) => /-(policy|conditions)\/?$/i.test(pathname);
