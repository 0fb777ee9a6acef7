import type { CertificatesWords } from '../model/certificates.ts';

export const certificates = {
  issuer: 'Sample certification body',
  items: {
    'iso-9001': {
      title: 'ISO 9001:2015',
      subject: 'Quality management system',
      meaning: 'Work follows written methods, is inspected by sample and corrected at the cause.',
      alt: 'Certificate: ISO 9001:2015, quality management system',
    },
    'iso-14001': {
      title: 'ISO 14001:2015',
      subject: 'Environmental management system',
      meaning:
        'Refrigerant, chemicals, fuel and waste are recorded against yearly targets. We move to the 2026 edition at the audit of 2027.',
      alt: 'Certificate: ISO 14001:2015, environmental management system',
    },
    'ohsas-18001': {
      title: 'OHSAS 18001:2007',
      subject: 'Occupational health and safety',
      meaning: 'Held from 2014 to 2020, when ISO 45001 succeeded it.',
      alt: 'Certificate: OHSAS 18001:2007, occupational health and safety',
    },
    'iso-45001': {
      title: 'ISO 45001:2018',
      subject: 'Occupational health and safety',
      meaning: 'Every task has a risk assessment, and the people who do the task help to write it.',
      alt: 'Certificate: ISO 45001:2018, occupational health and safety',
    },
    'iso-41001': {
      title: 'ISO 41001:2018',
      subject: 'Facility management system',
      meaning: 'The standard of our own trade: service levels follow from what the occupants need.',
      alt: 'Certificate: ISO 41001:2018, facility management system',
    },
    'iso-50001': {
      title: 'ISO 50001:2018',
      subject: 'Energy management system',
      meaning:
        'Energy use has a baseline, an owner and a monthly review on the sites where we run the plant.',
      alt: 'Certificate: ISO 50001:2018, energy management system',
    },
    'iso-27001': {
      title: 'ISO 27001:2022',
      subject: 'Information security management',
      meaning: 'Plans, access codes and tenants’ details in the client portal are guarded and audited.',
      alt: 'Certificate: ISO 27001:2022, information security management',
    },
    bicsc: {
      title: 'BICSc',
      subject: 'Cleaning skills training',
      meaning: 'Cleaners are trained and assessed task by task, from mopping to high-level glass.',
      alt: 'Certificate: BICSc, cleaning skills training',
    },
    'sustainable-fm': {
      title: 'Sustainable FM',
      subject: 'Responsible building operations',
      meaning:
        'Purchasing, travel and waste of our own operations are reviewed once a year by an independent assessor.',
      alt: 'Certificate: Sustainable FM, responsible building operations',
    },
  },
} satisfies CertificatesWords;
