import type { PageBanner, PageMeta } from '../types.ts';

export interface PolicyItem {
  readonly title?: string;
  readonly subcontent: string;
}

export interface PolicySection {
  readonly title: string;
  readonly items: readonly PolicyItem[];
}

export interface Policy {
  /** Changes with every change of meaning; submissions store the privacy policy's version they were sent under. */
  readonly version: string;
  /** ISO date. */
  readonly effectiveDate: string;
  readonly meta: PageMeta;
  readonly banner: PageBanner;
  readonly title: string;
  readonly description: string;
  readonly content: readonly PolicySection[];
}

/** The banner picture that all policies share. */
export const policyPicture: PageBanner['picture'] = {
  name: 'banners/specialized-2',
  alt: 'A palm-lined boulevard by the sea, with a walker on the path and a gardener trimming a hedge',
};
