import type { PageBanner, PageMeta, SectionWords } from '../model/types.ts';

export interface RequestQuotePage {
  readonly meta: PageMeta;
  readonly banner: PageBanner;
  readonly form: SectionWords;
  readonly helpful: { readonly title: string; readonly items: readonly string[] };
  readonly estimate: { readonly text: string; readonly label: string };
  readonly office: SectionWords;
}

export const requestQuote: RequestQuotePage = {
  meta: {
    title: 'Request A Quote',
    description:
      'Ask for a price for one job or for a yearly contract. Three fields are enough; a contract manager answers within one working day.',
  },
  banner: {
    title: 'Request A Quote',
    sentence: 'One job or the whole building: tell us, and we will put a figure on it.',
    picture: {
      name: 'banners/hard-3',
      alt: 'Three technicians with toolboxes beside their van in front of palm trees and towers',
    },
  },
  form: {
    eyebrow: 'Free and without obligation',
    title: 'What should we price?',
    lead: 'Name, email and phone are enough to begin. The more you write, the closer the first figure.',
  },
  helpful: {
    title: 'What helps us to answer well',
    items: [
      'Where the building is, and how many floors or units it has',
      'What you need: one repair, one service or a full contract',
      'When it should start, and when your present contract ends',
      'Hours when we may not make noise or enter',
      'How old the chillers, lifts and pumps are, if you know',
    ],
  },
  estimate: {
    text: 'Planning a larger project? The estimate form asks for property type and scope and goes straight to the estimating desk.',
    label: 'Estimate Project',
  },
  office: {
    eyebrow: 'Or come by',
    title: 'Our office',
    lead: 'Bring the drawings. The estimators sit on the ground floor.',
  },
};
