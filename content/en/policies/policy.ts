import type { PageBanner, PageMeta } from '../../model/types.ts';

export interface PolicyItem {
  readonly title?: string;
  readonly subcontent: string;
}

export interface PolicySection {
  readonly title: string;
  readonly items: readonly PolicyItem[];
}

export interface Policy {
  /**
   * The day its words last changed. Submissions store the privacy policy's, which stands in
   * contract/privacy-policy-version.ts too and has to be the same.
   */
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
