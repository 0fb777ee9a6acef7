import type { ClientPortfolioWords } from '../model/client-portfolio.ts';
import { clients } from '../model/clients.ts';
import { figures } from '../model/figures.ts';

export const clientPortfolio = {
  meta: {
    title: 'Client Portfolio: buildings we serve in the UAE',
    description: `${clients.length} of the owners and operators whose buildings we maintain, clean and guard across the UAE, from nurseries to cement plants.`,
  },
  banner: {
    title: 'Client Portfolio',
    sentence: `${clients.length} of the more than ${figures.clients} clients whose buildings we look after.`,
    alt: 'A colleague in teal and a client in a kandura shake hands outside an office building',
  },
  carousel: {
    eyebrow: 'Clients',
    title: 'Our valued partners',
    lead: 'In all seven emirates, served by one helpdesk.',
  },
  grid: {
    eyebrow: 'By type of client',
    title: 'Clients like you',
    lead: 'See who else with a property like yours works with us, and on what.',
    filterLabel: 'Type of client',
    allSectors: 'All clients',
    found: { one: '{n} client', other: '{n} clients' },
  },
  staying: {
    eyebrow: 'Why they stay',
    title: 'What happens before a renewal',
    paragraphs: [
      'Contracts in our trade run for one to three years, and it is easy to change contractor at the end. So the last quarter begins like the first: another survey, a list of what was not finished, and a price built from the hours used.',
      'We are glad to arrange a visit to a site like yours. You will meet its manager there, without us if you prefer.',
    ],
    quoteLabel: 'Request a quote',
    alt: 'A site manager and a technician shake hands on a building site while three others watch',
  },
} satisfies ClientPortfolioWords;
