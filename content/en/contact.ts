import { company } from '../model/company.ts';
import type { CaptionedPicture, PageBanner, PageMeta, SectionWords } from '../model/types.ts';

export interface ContactPage {
  readonly meta: PageMeta;
  readonly banner: PageBanner;
  /** Scrolls to the top when already on the page (spec §2). */
  readonly contactButton: string;
  readonly form: SectionWords;
  readonly phones: readonly {
    readonly id: keyof typeof company.phones;
    readonly title: string;
    readonly text: string;
  }[];
  readonly email: { readonly title: string; readonly text: string };
  readonly office: SectionWords & {
    readonly addressLabel: string;
    readonly hoursLabel: string;
    readonly directions: readonly { readonly label: string; readonly text: string }[];
    readonly picture: CaptionedPicture;
  };
  readonly map: OfficeMapWords;
}

export interface OfficeMapWords {
  /** The frame's accessible name. */
  readonly title: string;
  readonly loadLabel: string;
  readonly loadNote: string;
  readonly openLabel: string;
}

/** The map is used on the contact and the quote page. */
export const officeMap: OfficeMapWords = {
  title: `Map: the office of ${company.name}`,
  loadLabel: 'Show the map',
  loadNote: 'The map comes from Google, which then learns your IP address.',
  openLabel: 'Open in Google Maps',
};

export const contact: ContactPage = {
  meta: {
    title: 'Contact us',
    description:
      'Call the 24-hour helpdesk, write to us, send the quote form or visit the office in Al Quoz, Dubai. Every enquiry gets a reference number.',
  },
  banner: {
    title: 'Contact us',
    sentence: 'A person answers, day and night.',
    picture: {
      name: 'banners/security-1',
      alt: 'A guard salutes beside a gatehouse under palm trees as a car arrives at dusk',
    },
  },
  contactButton: 'Contact us',
  form: {
    eyebrow: 'Write to us',
    title: 'Get Free Quote Now',
    lead: 'Tell us where the building is and what it needs. A contract manager answers within one working day.',
  },
  phones: [
    {
      id: 'tollFree',
      title: 'Toll-free in the UAE',
      text: 'The helpdesk, 24 hours a day. For anything that leaks, smells, sparks or has stopped.',
    },
    {
      id: 'dubai',
      title: 'UAE and from abroad',
      text: 'The office in Dubai: contracts, invoices, careers and everything that can wait until morning.',
    },
  ],
  email: {
    title: 'Email support',
    text: 'Drawings, photographs and tender documents are welcome. We confirm every message within one working day.',
  },
  office: {
    eyebrow: 'Visit us',
    title: 'Our office',
    lead: 'Come by for a coffee and a look at the training yard.',
    addressLabel: 'Address',
    hoursLabel: 'Hours',
    directions: [
      {
        label: 'By car',
        text: 'Visitors’ parking is behind the building; please give the plate number at the gate.',
      },
      { label: 'By metro', text: 'Take the Red Line along Sheikh Zayed Road, then ten minutes by taxi.' },
    ],
    picture: {
      name: 'gallery/team-4',
      alt: 'Three receptionists behind a curved desk greet a colleague in uniform',
    },
  },
  map: officeMap,
};
