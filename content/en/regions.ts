import type { SectionWords } from '../model/types.ts';

export interface Region {
  /** The id of the emirate's path in pictures/map/uae.svg. */
  readonly id: string;
  readonly name: string;
  readonly nameArabic: string;
  /** A place inside the emirate and a place for its name, in the map's own 640 × 480 units. */
  readonly point: { readonly x: number; readonly y: number };
  readonly label: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end' };
  /** How we are present there, in two or three words. */
  readonly presence: string;
  readonly text: string;
}

export const regionsWords: SectionWords = {
  eyebrow: 'Where we work',
  title: 'Regions',
  lead: 'Dubai is home. From there we serve all seven emirates, and we say plainly where we keep a team and where we travel.',
};

/** What the drawing shows, for those who do not see it. */
export const regionsMapAlt = 'Map of the United Arab Emirates with its seven emirates';

/** The map's viewBox (pictures/map/uae.svg). */
export const regionsMapSize = { width: 640, height: 480 } as const;

/** Dubai first, then from west to east and north as the map reads. Points are those of pictures/map/uae.json. */
export const regions: readonly Region[] = [
  {
    id: 'dubai',
    name: 'Dubai',
    nameArabic: 'دبي',
    point: { x: 459.3, y: 173.1 },
    label: { x: 398, y: 138, anchor: 'end' },
    presence: 'Head office and helpdesk',
    text: 'Head office, store, training yard and the 24-hour helpdesk are in Al Quoz. All service groups work here every day, and emergencies are attended within one hour.',
  },
  {
    id: 'abu-dhabi',
    name: 'Abu Dhabi',
    nameArabic: 'أبوظبي',
    point: { x: 361.3, y: 347.1 },
    label: { x: 262, y: 352, anchor: 'middle' },
    presence: 'Resident teams',
    text: 'Teams live and work on the sites of our clients on the islands and in Mussafah, mostly offices, schools and warehouses. Al Ain and Al Dhafra are served on planned routes.',
  },
  {
    id: 'sharjah',
    name: 'Sharjah',
    nameArabic: 'الشارقة',
    point: { x: 478, y: 116 },
    label: { x: 428, y: 116, anchor: 'end' },
    presence: 'Resident teams',
    text: 'A team near the industrial areas looks after factories, warehouses and residential towers, with cooling, electrical and plumbing cover through the night.',
  },
  {
    id: 'ajman',
    name: 'Ajman',
    nameArabic: 'عجمان',
    point: { x: 483.9, y: 107.3 },
    label: { x: 444, y: 94, anchor: 'end' },
    presence: 'Mobile teams',
    text: 'Towers on the corniche and shops inland are served by mobile teams that share a depot with Sharjah, a quarter of an hour away outside rush hour.',
  },
  {
    id: 'umm-al-quwain',
    name: 'Umm Al Quwain',
    nameArabic: 'أم القيوين',
    point: { x: 503.6, y: 91.8 },
    label: { x: 462, y: 72, anchor: 'end' },
    presence: 'Mobile teams',
    text: 'Planned visits every week to storage yards and villa communities; call-outs come from the Sharjah depot, usually within two hours.',
  },
  {
    id: 'ras-al-khaimah',
    name: 'Ras Al Khaimah',
    nameArabic: 'رأس الخيمة',
    point: { x: 540.8, y: 60.7 },
    label: { x: 504, y: 46, anchor: 'end' },
    presence: 'Mobile teams',
    text: 'Hotels and plants have their own crews on site for housekeeping and grounds. Chiller, lift and façade specialists travel from Dubai by appointment.',
  },
  {
    id: 'fujairah',
    name: 'Fujairah',
    nameArabic: 'الفجيرة',
    point: { x: 564.9, y: 94.3 },
    label: { x: 588, y: 108, anchor: 'start' },
    presence: 'Mobile teams',
    text: 'Two planned routes a week cross the mountains to resorts and port offices. We agree response times building by building, because the road decides.',
  },
];
