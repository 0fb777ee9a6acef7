import { catalogue } from '../catalogue.server.ts';
import type { CatalogueEntry, ThreeSlides } from '../model/service-types.ts';
import { groups, type MainCategorySlug, umbrella } from '../model/services.ts';
import type { PageMeta } from '../model/types.ts';
import { categoryLabels, groupWords } from './services/groups.ts';

export interface OverviewSection {
  readonly anchor: MainCategorySlug;
  readonly title: string;
  readonly lead: string;
  readonly icon: IconName;
  readonly cards: readonly CatalogueEntry[];
}

const meta: PageMeta = {
  title: 'Services',
  description:
    'All services of NASAQ Facilities Management in Dubai: engineering, cleaning, security and specialist trades, listed by group.',
};

const slides: ThreeSlides = [
  {
    title: 'Engineers who arrive prepared',
    paragraph:
      'Asset history, permits and spare parts travel with the team, so that the first visit can be the last.',
    picture: {
      name: 'banners/hard-2',
      alt: 'Two technicians inspecting a long plant room of pumps, valves and insulated pipes',
    },
  },
  {
    title: 'Care that shows from the street',
    paragraph:
      'From entrance mats to the top pane of glass, cleaning follows the dust, the season and the hours you keep.',
    picture: {
      name: 'banners/soft-2',
      alt: 'Two cleaners in a NASAQ cradle soaping the blue glass of a high tower',
    },
  },
  {
    title: 'Specialists for what surrounds you',
    paragraph:
      'Gardens, lifts, fire systems and roof cradles each have a team trained and certified for that work alone.',
    picture: {
      name: 'banners/specialized-2',
      alt: 'Walker on a palm-lined avenue with clipped hedges and flower beds, a gardener trimming a round tree',
    },
  },
];

const sections: readonly OverviewSection[] = [umbrella, ...groups].map(({ slug, title }) => ({
  anchor: slug,
  title,
  lead: groupWords[slug].lead,
  icon: slug,
  cards: catalogue.filter((entry) => entry.cate === categoryLabels[slug]),
}));

/** Spec §2, services overview. */
export const servicesOverview = {
  meta,
  breadcrumb: 'Services',
  heading: 'What We Deliver',
  subtitle: 'Where Quality Meets Commitment',
  slides,
  sectionsLabel: 'Service groups',
  sections,
  partnersHeading: 'Our valued partners',
} as const;
