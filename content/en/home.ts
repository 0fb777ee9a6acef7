import { catalogue } from '../catalogue.server.ts';
import type { PageKey } from '../model/paths.ts';
import type { MainCategorySlug } from '../model/services.ts';
import type { CaptionedPicture, PageMeta, SectionWords } from '../model/types.ts';

type HeroScene = 'ifm' | 'hard' | 'soft' | 'security' | 'specialized' | 'sustainability';

export interface HomeSlide {
  readonly title: string;
  readonly subtitle: string;
  /** Two crops of one scene: `wide` for landscape windows, `tall` for narrow ones. */
  readonly wide: CaptionedPicture;
  readonly tall: CaptionedPicture;
  readonly to: { readonly group: MainCategorySlug } | { readonly page: PageKey };
}

export interface HomePage {
  readonly meta: PageMeta;
  readonly slideButton: string;
  /** Six, in the spec's order (§2). */
  readonly slides: readonly HomeSlide[];
  readonly about: SectionWords & {
    readonly paragraphs: readonly string[];
    readonly facts: readonly { readonly figure: string; readonly text: string }[];
    readonly picture: CaptionedPicture;
    readonly learnMore: string;
    readonly jobs: string;
  };
  readonly callBack: SectionWords & { readonly picture: CaptionedPicture; readonly note: string };
  readonly services: SectionWords & { readonly allServices: string };
  readonly partners: SectionWords & { readonly allClients: string };
  readonly testimonials: SectionWords & { readonly allTestimonials: string };
  readonly accreditations: SectionWords & { readonly allAccreditations: string };
}

/** The two crops of a hero scene, with the same words. */
function crops(scene: HeroScene, alt: string): Pick<HomeSlide, 'wide' | 'tall'> {
  return { wide: { name: `heroes/${scene}-wide`, alt }, tall: { name: `heroes/${scene}-tall`, alt } };
}

export const home: HomePage = {
  meta: {
    title: 'Facilities Management in Dubai',
    description:
      'Maintenance, cleaning, security and specialist services for buildings across the UAE, with a helpdesk and emergency response 24 hours a day.',
  },
  slideButton: 'Get Started',
  slides: [
    {
      title: 'One team for the whole building',
      subtitle:
        'Integrated facilities management: maintenance, cleaning, security and specialist trades under one contract, one helpdesk and one monthly report.',
      ...crops(
        'ifm',
        'A team in teal uniforms beside their van on the waterfront, with the towers of Dubai behind them',
      ),
      to: { group: 'ifm-services' },
    },
    {
      title: 'Cooling that holds through August',
      subtitle:
        'Hard services for chillers, air handling, power, plumbing and fabric, planned before the heat and answered at night.',
      ...crops('hard', 'Three technicians checking chillers and pipework on a rooftop above the sea'),
      to: { group: 'hard-services' },
    },
    {
      title: 'Clean before the first visitor',
      subtitle:
        'Soft services for lobbies, rooms, façades and kitchens by trained crews, with pest control that begins with prevention.',
      ...crops('soft', 'Housekeepers with a floor scrubber and mop in a bright lobby with a reception desk'),
      to: { group: 'soft-services' },
    },
    {
      title: 'Someone awake at the gate',
      subtitle:
        'Licensed guards, lifeguards and concierge staff who know your residents, your rules and what to do when something is wrong.',
      ...crops('security', 'A guard at a lit gatehouse and barrier at dusk while a car waits to enter'),
      to: { group: 'security-services' },
    },
    {
      title: 'The work few others can reach',
      subtitle:
        'Specialized services: façade access, lifts, fire fighting and low-current systems, landscape and waste, each by its own trade.',
      ...crops(
        'specialized',
        'Two workers in a cradle hung from a rooftop crane high on a glass tower at sunset',
      ),
      to: { group: 'specialized-services' },
    },
    {
      title: 'Less energy, less water, same comfort',
      subtitle:
        'We meter first, then tune, repair and replace, and show each saving against the same month of the year before.',
      ...crops(
        'sustainability',
        'A terraced building covered in trees with solar panels, and an electric car charging at its foot',
      ),
      to: { page: 'sustainability' },
    },
  ],
  about: {
    eyebrow: 'About us',
    title: 'Buildings in good order for over 19 years',
    paragraphs: [
      'We began in 2007 with six technicians and one van in Al Quoz. Today more than 1000 people keep offices, homes, hotels, schools and warehouses running on over 300 active projects across the Emirates.',
      'Our services run end to end: we survey a building, staff it, maintain and clean it, guard it, and plan what it will need in ten years. Emergency response is on shift 24/7, with our own helpdesk and our own engineers, so the person who answers can also send someone.',
    ],
    facts: [
      { figure: 'Over 19 years', text: 'in the buildings of the UAE' },
      { figure: '24/7', text: 'emergency response, every day of the year' },
      { figure: 'End to end', text: 'from first survey to daily service' },
    ],
    picture: {
      name: 'about/office',
      alt: 'Head office with its teal façade, a service van at the kerb and colleagues at the entrance',
    },
    learnMore: 'Learn more',
    jobs: 'Looking for Jobs? Click Here',
  },
  callBack: {
    eyebrow: 'Call back',
    title: 'Tell us what needs doing',
    lead: 'Leave a number and a line about your building. A contract manager, not a call centre, rings you back.',
    picture: {
      name: 'gallery/team-4',
      alt: 'Three receptionists behind a curved desk greeting a colleague in uniform',
    },
    note: 'We call back between 8:00 and 18:00, Monday to Friday. For an emergency please ring the helpdesk.',
  },
  services: {
    eyebrow: 'Services',
    title: 'What we look after',
    lead: 'Four groups of trades that work alone or as one, and the jobs owners most often ask for beside them.',
    allServices: 'All services',
  },
  partners: {
    eyebrow: 'Client partners',
    title: 'Our valued partners',
    lead: 'Developers, hotels, malls, schools, clinics and plants; some have been with us since our first year.',
    allClients: 'See all clients',
  },
  testimonials: {
    eyebrow: 'Google Reviews',
    title: 'What clients say when we have left the room',
    allTestimonials: 'Read all reviews',
  },
  accreditations: {
    eyebrow: 'Accreditations',
    title: 'Checked by others',
    lead: 'Quality, environment and safety, audited every year by people who do not work for us.',
    allAccreditations: 'See all accreditations',
  },
};

/** The services grid: the catalogue's entries after the first, at most five. spec §9 */
export const homeServices = catalogue.slice(1, 1 + 5);
