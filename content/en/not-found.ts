import type { NotFoundWords } from '../model/not-found.ts';

export const notFound = {
  meta: {
    title: 'Page not found',
    description:
      'There is no page at this address. Go back to the home page, or find a service, an answer or a number to call.',
  },
  title: 'Page not found',
  sentence: 'The address may be old or mistyped. Try one of the links below, or go back to the home page.',
  goBackLabel: 'Go Back',
  alt: 'A worker sweeping leaves from a winding path under palm trees',
  linksTitle: 'You may be looking for',
  links: {
    services: 'All services',
    industry: 'Industries we serve',
    faqs: 'Questions and answers',
    contact: 'Phone, email and office',
  },
} satisfies NotFoundWords;
