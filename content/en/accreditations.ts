import type { AccreditationsWords } from '../model/accreditations.ts';

export const accreditations = {
  meta: {
    title: 'Accreditations',
    description:
      'Quality, environment, safety, facility, energy and information security certificates, and what happens between two audits.',
  },
  banner: {
    title: 'Accreditations',
    sentence: 'A certificate is a promise that somebody else comes to check.',
    alt: 'Technicians at work along a row of pumps and pipes in a plant room',
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
    alt: 'A ticked checklist beside a framed ISO 45001 certificate, a hard hat and a pencil',
    items: {
      inside: {
        title: 'We audit ourselves first',
        text: 'Every site is visited twice a year by an auditor from another department, with one common checklist.',
      },
      outside: {
        title: 'Then others do',
        text: 'The certification body comes once a year, chooses the sites itself and speaks to the crew without us.',
      },
      findings: {
        title: 'Findings are shared',
        text: 'What is found on one site is checked on all. Clients read findings about their own building in full.',
      },
      licences: {
        title: 'Licences of people',
        text: 'Guards, lifeguards, lift and fire technicians hold personal cards; the system warns sixty days before one ends.',
      },
    },
  },
} satisfies AccreditationsWords;
