/**
 * Sample content of a fictional company: certificates, dates and issuers are made up and are to be replaced
 * by the owner's own.
 */
import type { CaptionedPicture } from '../model/types.ts';

export interface Certificate {
  readonly id: string;
  readonly picture: CaptionedPicture;
  readonly title: string;
  readonly subject: string;
  readonly issuer: string;
  /** ISO date of first issue. */
  readonly date: string;
  /** What it means for a client, in one sentence. */
  readonly meaning: string;
}

const issuer = 'Sample certification body';

/** The first three are those of the home page's slider (spec §2). */
export const certificates: readonly Certificate[] = [
  {
    id: 'iso-9001',
    picture: { name: 'certificates/iso-9001', alt: 'Certificate: ISO 9001:2015, quality management system' },
    title: 'ISO 9001:2015',
    subject: 'Quality management system',
    issuer,
    date: '2019-05-20',
    meaning: 'Work is done from written methods, checked by someone else, and corrected at the cause.',
  },
  {
    id: 'iso-14001',
    picture: {
      name: 'certificates/iso-14001',
      alt: 'Certificate: ISO 14001:2015, environmental management system',
    },
    title: 'ISO 14001:2015',
    subject: 'Environmental management system',
    issuer,
    date: '2019-05-20',
    meaning:
      'Refrigerant, chemicals, fuel and waste are recorded, and each year’s target is lower than the last.',
  },
  {
    id: 'ohsas-18001',
    picture: {
      name: 'certificates/ohsas-18001',
      alt: 'Certificate: OHSAS 18001:2007, occupational health and safety',
    },
    title: 'OHSAS 18001:2007',
    subject: 'Occupational health and safety',
    issuer,
    date: '2014-03-11',
    meaning: 'Our first safety certificate, held until ISO 45001 took the standard’s place.',
  },
  {
    id: 'iso-45001',
    picture: {
      name: 'certificates/iso-45001',
      alt: 'Certificate: ISO 45001:2018, occupational health and safety',
    },
    title: 'ISO 45001:2018',
    subject: 'Occupational health and safety',
    issuer,
    date: '2020-09-15',
    meaning: 'Every task has a risk assessment, and the people who do the task help to write it.',
  },
  {
    id: 'iso-41001',
    picture: {
      name: 'certificates/iso-41001',
      alt: 'Certificate: ISO 41001:2018, facility management system',
    },
    title: 'ISO 41001:2018',
    subject: 'Facility management system',
    issuer,
    date: '2021-11-08',
    meaning: 'The standard of our own trade: service levels follow from what the occupants need.',
  },
  {
    id: 'iso-50001',
    picture: { name: 'certificates/iso-50001', alt: 'Certificate: ISO 50001:2018, energy management system' },
    title: 'ISO 50001:2018',
    subject: 'Energy management system',
    issuer,
    date: '2022-06-27',
    meaning: 'Energy use has a baseline, an owner and a monthly review on the sites where we run the plant.',
  },
  {
    id: 'iso-27001',
    picture: {
      name: 'certificates/iso-27001',
      alt: 'Certificate: ISO 27001:2022, information security management',
    },
    title: 'ISO 27001:2022',
    subject: 'Information security management',
    issuer,
    date: '2023-02-14',
    meaning: 'Plans, access codes and tenants’ details in the client portal are guarded and audited.',
  },
  {
    id: 'bicsc',
    picture: { name: 'certificates/bicsc', alt: 'Certificate: BICSc, cleaning skills training' },
    title: 'BICSc',
    subject: 'Cleaning skills training',
    issuer,
    date: '2018-10-03',
    meaning: 'Cleaners are trained and assessed task by task, from mopping to high-level glass.',
  },
  {
    id: 'sustainable-fm',
    picture: {
      name: 'certificates/sustainable-fm',
      alt: 'Certificate: Sustainable FM, responsible building operations',
    },
    title: 'Sustainable FM',
    subject: 'Responsible building operations',
    issuer,
    date: '2024-04-22',
    meaning: 'Purchasing, travel and waste of our operations are reviewed once a year by an outsider.',
  },
];

/** How many of them the home page shows. spec §2 */
export const certificatesOnHome = 3;
