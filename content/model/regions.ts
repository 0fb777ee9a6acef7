import type { SectionWords } from './types.ts';

/**
 * sample: true: communities, teams and depots are to be replaced by the owner's own; the emirates and the map are real.
 *
 * Dubai first, then from west to east and north as the map reads. An id is that of the emirate's path in
 * pictures/map/uae.svg; the point lies inside the emirate and the label stands beside it, in the map's own units
 * (pictures/map/uae.json has the points). Every emirate is shown with its name in the other language too.
 */
export const regions = [
  {
    id: 'dubai',
    names: { en: 'Dubai', ar: 'دبي' },
    point: { x: 459.3, y: 173.1 },
    label: { x: 390, y: 152, anchor: 'end' },
  },
  {
    id: 'abu-dhabi',
    names: { en: 'Abu Dhabi', ar: 'أبوظبي' },
    point: { x: 361.3, y: 347.1 },
    label: { x: 262, y: 352, anchor: 'middle' },
  },
  {
    id: 'sharjah',
    names: { en: 'Sharjah', ar: 'الشارقة' },
    point: { x: 478, y: 116 },
    label: { x: 418, y: 122, anchor: 'end' },
  },
  {
    id: 'ajman',
    names: { en: 'Ajman', ar: 'عجمان' },
    point: { x: 483.9, y: 107.3 },
    label: { x: 440, y: 92, anchor: 'end' },
  },
  {
    id: 'umm-al-quwain',
    names: { en: 'Umm Al Quwain', ar: 'أم القيوين' },
    point: { x: 503.6, y: 91.8 },
    label: { x: 464, y: 62, anchor: 'end' },
  },
  {
    id: 'ras-al-khaimah',
    names: { en: 'Ras Al Khaimah', ar: 'رأس الخيمة' },
    point: { x: 540.8, y: 60.7 },
    label: { x: 506, y: 32, anchor: 'end' },
  },
  {
    id: 'fujairah',
    names: { en: 'Fujairah', ar: 'الفجيرة' },
    point: { x: 564.9, y: 94.3 },
    label: { x: 588, y: 108, anchor: 'start' },
  },
] as const satisfies readonly {
  readonly id: string;
  readonly names: { readonly en: string; readonly ar: string };
  readonly point: { readonly x: number; readonly y: number };
  readonly label: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end' };
}[];
export type RegionId = (typeof regions)[number]['id'];

export interface RegionsWords {
  readonly words: SectionWords;
  /** What the drawing shows, for those who do not see it. */
  readonly mapAlt: string;
  /** Names the list of areas. */
  readonly areasLabel: string;
  readonly items: Readonly<
    Record<
      RegionId,
      {
        /** How we are present there, in two or three words. */
        readonly presence: string;
        readonly text: string;
        /** Communities and districts where we serve buildings. */
        readonly areas: string;
      }
    >
  >;
}
