import type { OfficeMapWords } from '../model/contact.ts';

export const officeMap = {
  title: 'Map: the office of {company}',
  loadLabel: 'Show the map',
  loadNote: 'The map comes from Google, which then learns your IP address.',
  openLabel: 'Open in Google Maps',
} satisfies OfficeMapWords;
