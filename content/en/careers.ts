import type { CareersWords } from '../model/careers.ts';

export const careers = {
  meta: {
    title: 'Facilities management jobs in Dubai',
    description:
      'Engineers, technicians, cleaners, supervisors and office staff: what it is like to work here, how we choose people, and where to send your CV.',
  },
  banner: {
    title: 'Careers',
    sentence: 'Work you can point at in the skyline.',
    alt: 'A technician checks a row of chillers on a rooftop in front of the skyline',
  },
  life: {
    eyebrow: 'Working here',
    title: 'What it is like',
    lead: 'Shifts, heat and night calls are part of the work. This is what you get in return.',
    alt: 'An applicant hands a paper across the desk to a woman in a headscarf while a colleague stands by',
    points: {
      pay: {
        title: 'Paid on the day',
        text: 'Salaries go through the Wages Protection System on the last working day of the month. Overtime is on the slip, hour by hour.',
      },
      costs: {
        title: 'No fees, ever',
        text: 'We pay for visa, medical, Emirates ID and the flight in. Nobody may ask you for money for a job with us.',
      },
      insurance: {
        title: 'Insured, with gratuity',
        text: 'Medical insurance at our cost from your first day, help with joining the ILOE unemployment insurance scheme, and the end-of-service gratuity that the labour law sets.',
      },
      housing: {
        title: 'A room and a ride',
        text: 'Site staff live in our own accommodation, four to a room at most, with meals and the bus to work. Others get an allowance instead.',
      },
      training: {
        title: 'Eighty hours of training a year',
        text: 'In our own yard, on working plant, during paid time. Many of our supervisors began here as technicians.',
      },
      tools: {
        title: 'Good tools, good vans',
        text: 'Calibrated meters, insulated tools, air-conditioned vans and boots that fit. What breaks is replaced the same week.',
      },
      summer: {
        title: 'A summer with rules',
        text: 'From {midday.start} to {midday.end} outdoor work stops from {midday.from} to {midday.to}, except in emergencies that the law exempts. Water and shade are on every outdoor job.',
      },
      home: {
        title: 'Time to go home',
        text: 'Thirty days of leave a year, a ticket home every second year at least, and rosters published a month ahead.',
      },
      emiratis: {
        title: 'Emiratis welcome',
        text: 'We hire UAE nationals through Nafis for engineering, HR, accounts and customer posts, with a mentor for the first year.',
      },
    },
  },
  form: {
    eyebrow: 'Apply',
    title: 'Send your CV',
    lead: 'Choose the position nearest to your work. A recruiter replies {reply.application}, even if the answer is no.',
    alt: 'Colleagues eat lunch together in the canteen while two cooks serve behind the counter',
  },
  trades: {
    title: 'Technicians, cleaners, guards and drivers',
    text: 'Your trade is not in the list? Choose Facilities Engineer for technical work, House Keeping Supervisor for cleaning, Admin for the rest, and write your trade on the first line of the CV. A list of the jobs you have held is enough.',
  },
  email: {
    title: 'Prefer to email?',
    text: 'Send your CV and two lines about yourself to our careers desk.',
  },
  steps: {
    eyebrow: 'After that',
    title: 'How we choose',
    items: {
      read: {
        title: 'Someone reads it',
        text: 'A recruiter and, for technical posts, an engineer. You hear from us {reply.application}.',
      },
      call: {
        title: 'A call',
        text: 'Twenty minutes about what you have done, what you want to do, and when you could start.',
      },
      trial: {
        title: 'A day in the yard',
        text: 'You show us your trade on a real panel, pump or room; for office posts, on a real case.',
      },
      offer: {
        title: 'An offer in writing',
        text: 'It sets out pay, hours, housing and site, in English and Arabic, and you have a week to decide.',
      },
    },
    warning:
      'Applications are kept for {keep.applicationDays} days and then deleted with their CVs. We never ask applicants for money, bank details or original passports.',
  },
} satisfies CareersWords;
