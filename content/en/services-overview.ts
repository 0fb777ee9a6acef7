import { company } from '../model/company.ts';
import type { OverviewWords } from '../model/service-types.ts';

/** Spec §2, services overview. */
export const servicesOverview = {
  meta: {
    title: 'Facilities management services in Dubai',
    description: `All services of ${company.name} in Dubai: engineering, cleaning, security and specialist trades, listed by group.`,
  },
  breadcrumb: 'Services',
  heading: 'What We Deliver',
  subtitle: 'Where Quality Meets Commitment',
  slides: [
    {
      title: 'Engineers who arrive prepared',
      paragraph:
        'Asset history, permits and spare parts travel with the team, so that most faults are fixed on the first visit.',
      alt: 'Two technicians inspecting a long plant room of pumps, valves and insulated pipes',
    },
    {
      title: 'Care that shows from the street',
      paragraph:
        'From entrance mats to the top pane of glass, cleaning follows the season and your opening hours.',
      alt: 'Two cleaners in a NASAQ cradle soaping the blue glass of a high tower',
    },
    {
      title: 'Specialists for every system',
      paragraph:
        'Gardens, lifts, fire systems and roof cradles each have a team trained and certified for that work alone.',
      alt: 'Walker on a palm-lined avenue with clipped hedges and flower beds, a gardener trimming a round tree',
    },
  ],
  sectionsLabel: 'Service groups',
  partnersHeading: 'Our valued partners',
} satisfies OverviewWords;
