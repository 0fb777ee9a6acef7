import type { CaptionedPicture, PageBanner, PageMeta, SectionWords } from '../model/types.ts';

export interface AccreditationsPage {
  readonly meta: PageMeta;
  readonly banner: PageBanner;
  readonly carousel: SectionWords & {
    readonly issuerLabel: string;
    readonly dateLabel: string;
    readonly viewGallery: string;
  };
  readonly audit: SectionWords & {
    readonly picture: CaptionedPicture;
    readonly items: readonly { readonly id: string; readonly title: string; readonly text: string }[];
  };
}

export const accreditations: AccreditationsPage = {
  meta: {
    title: 'Accreditations',
    description:
      'Quality, environment, safety, facility, energy and information security certificates, and what happens between two audits.',
  },
  banner: {
    title: 'Accreditations',
    sentence: 'A certificate is a promise that somebody else comes to check.',
    picture: {
      name: 'banners/hard-2',
      alt: 'Technicians at work along a row of pumps and pipes in a plant room',
    },
  },
  carousel: {
    eyebrow: 'Certificates',
    title: 'What we are certified for',
    lead: 'Each covers our head office and every site in Dubai; copies with scope and dates come with any offer.',
    issuerLabel: 'Issued by',
    dateLabel: 'First issued',
    viewGallery: 'View Gallery',
  },
  audit: {
    eyebrow: 'Between two audits',
    title: 'How we keep them',
    lead: 'The frame on the wall is the easy part.',
    picture: {
      name: 'safety/standards',
      alt: 'A ticked checklist beside a framed ISO 45001 certificate, a hard hat and a pencil',
    },
    items: [
      {
        id: 'inside',
        title: 'We audit ourselves first',
        text: 'Every site is visited twice a year by an auditor from another department, with one common checklist.',
      },
      {
        id: 'outside',
        title: 'Then others do',
        text: 'The certification body comes once a year, chooses the sites itself and speaks to the crew without us.',
      },
      {
        id: 'findings',
        title: 'Findings are shared',
        text: 'What is found on one site is checked on all. Clients read findings about their own building in full.',
      },
      {
        id: 'licences',
        title: 'Licences of people',
        text: 'Guards, lifeguards, lift and fire technicians hold personal cards; the system warns sixty days before one ends.',
      },
    ],
  },
};
