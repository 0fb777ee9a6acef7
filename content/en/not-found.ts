import type { CaptionedPicture, PageMeta } from '../model/types.ts';

export interface NotFoundPage {
  readonly meta: PageMeta;
  readonly title: string;
  readonly sentence: string;
  /** Leads to the home page (spec §2). */
  readonly goBackLabel: string;
  readonly picture: CaptionedPicture;
  readonly linksTitle: string;
  readonly links: readonly {
    readonly to: 'services' | 'industry' | 'faqs' | 'contact';
    readonly label: string;
  }[];
}

export const notFound: NotFoundPage = {
  meta: {
    title: 'Page not found',
    description:
      'This address leads nowhere. Go back to the start, or find a service, an answer or a number to call.',
  },
  title: 'Page not found',
  sentence: 'The address may be old or mistyped. Nothing is broken in your building; only this link is.',
  goBackLabel: 'Go Back',
  picture: {
    name: 'banners/soft-3',
    alt: 'A worker sweeping leaves from a winding path under palm trees',
  },
  linksTitle: 'You may be looking for',
  links: [
    { to: 'services', label: 'All services' },
    { to: 'industry', label: 'Industries we serve' },
    { to: 'faqs', label: 'Questions and answers' },
    { to: 'contact', label: 'Phone, email and office' },
  ],
};
