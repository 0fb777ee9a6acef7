import type { ClientPortfolioWords } from '../model/client-portfolio.ts';
import { clients } from '../model/clients.ts';

export const clientPortfolio = {
  meta: {
    title: 'Client Portfolio',
    description: `${clients.length} of the owners and operators whose buildings we maintain, clean and guard across the UAE, from nurseries to cement plants.`,
  },
  banner: {
    title: 'Client Portfolio',
    sentence: 'Those who gave us their keys, and have not asked for them back.',
    alt: 'A colleague in teal and a client in a kandura shake hands outside an office building',
  },
  carousel: {
    eyebrow: 'Clients',
    title: 'Our valued partners',
    lead: 'Nine sectors, seven emirates, one helpdesk.',
  },
  grid: {
    eyebrow: 'By sector',
    title: 'Find a neighbour',
    lead: 'Choose a sector to see who else with a property like yours works with us, and on what.',
    filterLabel: 'Sector',
    allSectors: 'All sectors',
    found: { one: '{n} client', other: '{n} clients' },
  },
  staying: {
    eyebrow: 'Why they stay',
    title: 'Renewal is the only review that costs money',
    paragraphs: [
      'A contract in our trade runs for one to three years, and changing the contractor at the end of it is easy. So we treat the last quarter like the first: another survey, an honest list of what we did not finish, and a price built from the hours we really used.',
      'We are glad to arrange a visit to a site like yours. You will meet its manager there, and we will wait outside.',
    ],
    quoteLabel: 'Request a quote',
    alt: 'A site manager and a technician shake hands on a building site while three others watch',
  },
} satisfies ClientPortfolioWords;
