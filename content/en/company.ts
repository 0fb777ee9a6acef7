import type { CompanyWords } from '../model/company.ts';

export const company = {
  tagline: 'Buildings in good order, day and night.',
  phones: { tollFree: 'Toll-free', dubai: 'Dubai' },
  office: {
    lines: ['Office 000, Example Tower', 'Al Quoz, Dubai', 'United Arab Emirates'],
    hours: 'Office open Monday to Friday, 8:00 to 18:00. Helpdesk open 24 hours, every day.',
  },
} satisfies CompanyWords;
