import { type CompanyWords, company as model } from '../model/company.ts';

const { opens, closes } = model.officeHours;

export const company = {
  tagline: 'Buildings in good order, day and night.',
  phones: { tollFree: 'Toll-free in the UAE', dubai: 'Dubai and from abroad' },
  office: {
    lines: ['Office 000, Example Tower', 'Al Quoz, Dubai', 'United Arab Emirates'],
    hours: `Office open Monday to Friday, ${opens} to ${closes}. The helpdesk answers both numbers 24 hours a day, every day.`,
  },
} satisfies CompanyWords;
