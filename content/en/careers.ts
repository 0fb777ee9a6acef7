import type { CaptionedPicture, PageBanner, PageMeta, SectionWords } from '../model/types.ts';
import { retentionPromise } from './policies/privacy-policy.ts';

export interface CareersPage {
  readonly meta: PageMeta;
  readonly banner: PageBanner;
  readonly life: SectionWords & {
    readonly picture: CaptionedPicture;
    readonly points: readonly { readonly id: string; readonly title: string; readonly text: string }[];
  };
  readonly form: SectionWords & { readonly picture: CaptionedPicture };
  readonly email: { readonly title: string; readonly text: string };
  readonly steps: SectionWords & {
    readonly items: readonly { readonly id: number; readonly title: string; readonly text: string }[];
    readonly warning: string;
  };
}

export const careers: CareersPage = {
  meta: {
    title: 'Careers',
    description:
      'Engineers, supervisors, managers and office staff: what it is like to work here, how we choose people, and where to send your CV.',
  },
  banner: {
    title: 'Careers',
    sentence: 'Work you can point at in the skyline.',
    picture: {
      name: 'banners/hard-1',
      alt: 'A technician checks a row of chillers on a rooftop in front of the skyline',
    },
  },
  life: {
    eyebrow: 'Working here',
    title: 'What it is like',
    lead: 'Shifts, heat and phones that ring at night are part of it. So are the following.',
    picture: {
      name: 'about/careers',
      alt: 'An applicant hands a paper across the desk to a woman in a headscarf while a colleague stands by',
    },
    points: [
      {
        id: 'pay',
        title: 'Paid on the day',
        text: 'Wages go through the Wage Protection System on the last working day of the month. Overtime is on the slip, hour by hour.',
      },
      {
        id: 'costs',
        title: 'No fees, ever',
        text: 'We pay for visa, medical, Emirates ID and the flight in. Nobody may ask you for money for a job with us.',
      },
      {
        id: 'training',
        title: 'Eighty hours of training a year',
        text: 'In our own yard, on working plant, during paid time. Electricians become supervisors here more often than they are hired.',
      },
      {
        id: 'tools',
        title: 'Good tools, good vans',
        text: 'Calibrated meters, insulated tools, air-conditioned vans and boots that fit. What breaks is replaced the same week.',
      },
      {
        id: 'summer',
        title: 'A summer with rules',
        text: 'The midday break is kept to the minute, water and shade are on every outdoor job, and night work is rostered early.',
      },
      {
        id: 'home',
        title: 'Time to go home',
        text: 'Thirty days of leave a year, a ticket home every second year at least, and rosters published a month ahead.',
      },
    ],
  },
  form: {
    eyebrow: 'Apply',
    title: 'Send your CV',
    lead: 'Choose the position nearest to your trade. If it is not in the list, pick the closest and say so in your CV.',
    picture: {
      name: 'gallery/team-7',
      alt: 'Colleagues eat lunch together in the canteen while two cooks serve behind the counter',
    },
  },
  email: {
    title: 'Rather write?',
    text: 'Send your CV and two lines about yourself to our careers desk.',
  },
  steps: {
    eyebrow: 'After that',
    title: 'How we choose',
    items: [
      {
        id: 1,
        title: 'Someone reads it',
        text: 'A recruiter and, for technical posts, an engineer. You hear from us within ten working days, also if it is a no.',
      },
      {
        id: 2,
        title: 'A call',
        text: 'Twenty minutes about what you have done, what you want to do, and when you could start.',
      },
      {
        id: 3,
        title: 'A day in the yard',
        text: 'You show us your trade on a real panel, pump or room; for office posts, on a real case.',
      },
      {
        id: 4,
        title: 'An offer in writing',
        text: 'Pay, hours, housing and site stand in it, in English and Arabic, and you have a week to decide.',
      },
    ],
    warning: `CVs are kept for ${retentionPromise.cvDays} days and then deleted. We never ask applicants for money, bank details or original passports.`,
  },
};
