import type { WhoWeAreWords } from '../model/who-we-are.ts';

export const whoWeAre = {
  meta: {
    title: 'Who We Are',
    description:
      'From six technicians and one van in Al Quoz in 2007 to more than 1000 people across the Emirates: our history, our trades and our values.',
  },
  banner: {
    title: 'Who We Are',
    sentence: 'A Dubai company of tradespeople, run by people who have carried the toolbox.',
    alt: 'Eight colleagues of different trades standing side by side between palm trees',
  },
  story: {
    eyebrow: 'About us',
    title: 'Order is a daily job',
    lead: 'Nasaq is Arabic for order and harmony: things in their place, working together.',
    paragraphs: [
      'A building is never finished. Filters fill with dust, seals harden in the sun, lamps fail, people spill coffee, and somebody has to know about all of it before the tenants do. That is our work, and we have done it in the UAE for over 19 years.',
      'We employ our own technicians, cleaners, guards, lifeguards and gardeners, and we train them in our own yard in Al Quoz. Specialists join us where the law or good sense asks for one. Whoever does the job, one manager answers for it.',
      'Our clients are owners, associations, developers and operators of every kind of property, from a nursery with six rooms to a community with more than a thousand homes.',
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
        text: 'We start in a workshop in Al Quoz with cooling and plumbing call-outs for villa owners. The phone is answered by whoever is not on a ladder.',
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
        text: 'The safety system is certified for the first time. Near misses are reported without blame, and the number of reports is what we are proud of.',
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
        text: 'The client portal opens: live jobs, photographs, meters and certificates. The monthly report becomes a summary instead of a surprise.',
      },
      2026: {
        title: 'More than 1000 people',
        text: 'Over 300 active projects in all seven emirates, an electric van fleet under way, and the first van still parked in the yard.',
      },
    },
  },
  valuesIntro: {
    paragraph:
      'Values are worth what a client can verify. Ours are written as habits, so that anyone on site can tell whether we keep them.',
    alt: 'The whole team gathered on the steps of the head office, waving',
  },
} satisfies WhoWeAreWords;
