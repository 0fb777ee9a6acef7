import { company } from '../model/company.ts';
import { figures, grouped } from '../model/figures.ts';
import type { WhoWeAreWords } from '../model/who-we-are.ts';

const { insurance } = figures;

export const whoWeAre = {
  meta: {
    title: 'Who we are: a facilities management company in Dubai',
    description: `From six technicians in Al Quoz in ${company.foundedYear} to more than ${grouped(figures.employees)} people across the UAE: our history, values, directors and insurance.`,
  },
  banner: {
    title: 'Who We Are',
    sentence: 'A Dubai company of tradespeople, run by people who learned a trade.',
    alt: 'Eight colleagues of different trades standing side by side between palm trees',
  },
  story: {
    eyebrow: 'About us',
    title: 'What we do every day',
    lead: 'Nasaq is Arabic for order and harmony: things in their place, working together.',
    paragraphs: [
      `Filters fill with dust, seals harden in the sun, lamps fail, and somebody has to know about all of it before the tenants do. That is our work, and we have done it in the UAE for over ${figures.years} years.`,
      'We employ our own technicians, cleaners, guards, lifeguards and gardeners, and we train them in our own yard in Al Quoz. Specialist firms join us where the law or the equipment asks for one. Whoever does the job, one manager answers for it.',
      'Our clients are owners, owners’ committees and their management companies, developers and operators of every kind of property, from a nursery with six rooms to a community with more than a thousand homes.',
    ],
    alt: 'Head office with its teal façade, a service van at the kerb and colleagues at the entrance',
  },
  history: {
    eyebrow: 'History',
    title: 'From one van to seven emirates',
    lead: 'What changed, and what each step taught us.',
    alt: 'Three plinths rising from a small depot marked 2007 to a tall office marked today, with a growing team',
    milestones: {
      2007: {
        title: 'Six technicians and one van',
        text: 'We start in a workshop in Al Quoz with cooling and plumbing call-outs for villa owners. Whoever is in the workshop answers the phone.',
      },
      2009: {
        title: 'The first tower',
        text: 'A thirty-storey residential block hands us all its hard services. We learn to plan a year ahead and to write things down.',
      },
      2012: {
        title: 'Cleaning and security join',
        text: 'Clients ask for one contractor instead of three. Housekeeping, façade cleaning and guarding become departments with managers of their own.',
      },
      2014: {
        title: 'Safety certified',
        text: 'The safety system is certified for the first time. Near misses are reported without blame, and every report is followed up.',
      },
      2017: {
        title: 'A helpdesk that never closes',
        text: 'The helpdesk moves to three shifts and a maintenance system replaces the job book. Every asset we look after gets a tag.',
      },
      2020: {
        title: 'Keeping buildings open',
        text: 'Disinfection crews are trained within weeks, and essential plant is staffed day and night while most people stay at home.',
      },
      2023: {
        title: 'Clients see what we see',
        text: 'The client portal opens: live jobs, photographs, meters and certificates. The monthly report holds no surprises any more.',
      },
      2026: {
        title: `More than ${grouped(figures.employees)} people`,
        text: `Over ${figures.activeProjects} active projects in all seven emirates, an electric van fleet under way, and the first van still parked in the yard.`,
      },
    },
  },
  leaders: {
    eyebrow: 'Management',
    title: 'Who leads the company',
    lead: 'Clients know these four by name; their numbers are in every contract.',
    items: {
      'managing-director': {
        name: 'Saeed Al Zahmi',
        role: 'Founder and Managing Director',
        text: `One of the six technicians of ${company.foundedYear}. Chairs the monthly contract review.`,
      },
      operations: {
        name: 'Lakshmi Varma',
        role: 'Director of Operations',
        text: 'Answers for site teams, the helpdesk and mobilisation. With us since the first tower.',
      },
      engineering: {
        name: 'Omar Siddiq',
        role: 'Director of Engineering',
        text: 'Chartered mechanical engineer. Signs condition surveys and replacement plans.',
      },
      safety: {
        name: 'Ruth Mensah',
        role: 'Head of Health, Safety and Environment',
        text: 'Reports to the managing director and may stop any job on any site.',
      },
    },
  },
  insurance: {
    eyebrow: 'Insurance',
    title: 'What we are insured for',
    lead: 'Policies are renewed each January; certificates come with every offer.',
    items: {
      liability: {
        title: 'Public liability',
        text: `Up to AED ${insurance.publicLiability} million for each claim, for injury to people and damage to property.`,
      },
      employees: {
        title: 'Our employees',
        text: 'Work injury cover under the UAE labour law and health insurance for everyone we employ.',
      },
      indemnity: {
        title: 'Professional indemnity',
        text: `Up to AED ${insurance.professionalIndemnity} million for surveys, designs and advice.`,
      },
      works: {
        title: 'Contract works',
        text: 'Repairs and replacements are covered from the first delivery to handover.',
      },
      fidelity: {
        title: 'Keys and trust',
        text: `Up to AED ${insurance.fidelity} million for loss caused by dishonesty of staff who hold your keys or codes.`,
      },
      machines: {
        title: 'Machines and vehicles',
        text: 'Platforms, cradles and vans are insured and inspected.',
      },
    },
  },
  valuesIntro: {
    paragraph: 'They hang in every site office, next to the duty roster.',
    alt: 'The whole team gathered on the steps of the head office, waving',
  },
} satisfies WhoWeAreWords;
