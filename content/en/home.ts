import { company } from '../model/company.ts';
import { figures, grouped } from '../model/figures.ts';
import type { HomeWords } from '../model/home.ts';

const { opens, closes } = company.officeHours;

export const home = {
  meta: {
    title: 'Facilities management in Dubai',
    description:
      'Maintenance, cleaning, security and specialist services for buildings across the UAE, with a helpdesk and emergency response 24 hours a day.',
  },
  slideButton: 'Get Started',
  slides: {
    ifm: {
      title: 'One team for the whole building',
      subtitle:
        'Integrated facilities management: maintenance, cleaning, security and specialist trades under one contract, one helpdesk and one monthly report.',
      alt: 'A team in teal uniforms beside their van on the waterfront, with the towers of Dubai behind them',
    },
    hard: {
      title: 'Cooling that holds through August',
      subtitle:
        'Hard services for chillers, air handling, power, plumbing and fabric: planned before the summer, on call at night.',
      alt: 'Three technicians checking chillers and pipework on a rooftop above the sea',
    },
    soft: {
      title: 'Clean before the first visitor',
      subtitle:
        'Soft services for lobbies, rooms, façades and kitchens by trained crews, with pest control that begins with prevention.',
      alt: 'Housekeepers with a floor scrubber and mop in a bright lobby with a reception desk',
    },
    security: {
      title: 'Guards who know your building',
      subtitle:
        'Licensed guards, lifeguards and concierge staff who know your residents, your rules and what to do when something is wrong.',
      alt: 'A guard at a lit gatehouse and barrier at dusk while a car waits to enter',
    },
    specialized: {
      title: 'Specialists for lifts, façades and fire systems',
      subtitle:
        'Specialized services: façade access, lifts, fire fighting and low-current systems, landscaping and waste, each by its own trade.',
      alt: 'Two workers in a cradle hung from a rooftop crane high on a glass tower at sunset',
    },
    sustainability: {
      title: 'Less energy, less water, same comfort',
      subtitle:
        'We meter first, then tune, repair and replace, and show each saving against the same month of the year before.',
      alt: 'A terraced building covered in trees with solar panels, and an electric car charging at its foot',
    },
  },
  about: {
    eyebrow: 'About us',
    title: `Buildings in good order for over ${figures.years} years`,
    paragraphs: [
      `We began in ${company.foundedYear} with six technicians and one van in Al Quoz. Today more than ${grouped(figures.employees)} people keep offices, homes, hotels, schools and warehouses running on over ${figures.activeProjects} active projects across the Emirates.`,
      'Our services run end to end: we survey a building, staff it, maintain and clean it, guard it, and plan what it will need in ten years. Emergency teams are on shift 24/7, with our own helpdesk and our own engineers, so the person who answers can also send someone.',
    ],
    facts: {
      years: { figure: `Over ${figures.years} years`, text: 'looking after buildings in the UAE' },
      response: { figure: '24/7', text: 'emergency response, every day of the year' },
      'end-to-end': { figure: 'End to end', text: 'from first survey to daily service' },
    },
    alt: 'Head office with its teal façade, a service van at the kerb and colleagues at the entrance',
    learnMore: 'Learn more',
    jobs: 'Looking for Jobs? Click Here',
  },
  callBack: {
    eyebrow: 'Call back',
    title: 'Tell us what needs doing',
    lead: 'Leave a number and a line about your building. A contract manager calls you back {reply.enquiry}.',
    note: `We call back between ${opens} and ${closes}, Monday to Friday. In an emergency please call the helpdesk, day or night.`,
    alt: 'Three receptionists behind a curved desk greeting a colleague in uniform',
  },
  services: {
    eyebrow: 'Services',
    title: 'What we look after',
    lead: 'Four groups of trades, under separate contracts or one, and waste management on a page of its own.',
    allServices: 'All services',
  },
  partners: {
    eyebrow: 'Client partners',
    title: 'Our valued partners',
    lead: 'Developers, hotels, malls, schools, clinics and plants; some have been with us for more than ten years.',
    allClients: 'See all clients',
  },
  testimonials: {
    eyebrow: 'Google Reviews',
    title: 'What our clients say',
    allTestimonials: 'Read all reviews',
  },
  accreditations: {
    eyebrow: 'Accreditations',
    title: 'Audited every year',
    lead: 'Quality, environment and safety, checked by an independent certification body.',
    allAccreditations: 'See all accreditations',
  },
} satisfies HomeWords;
