/** sample: true: what its words say of the company is to be replaced by the owner's own. */
import type { SectionWords } from './types.ts';

/** The "Why choose us" section: six points in the order of their numbers (spec §2, §9). An id is also its icon. */
export const valueIds = [
  'expertise',
  'reliability',
  'quality',
  'technology',
  'customer',
  'sustainability',
] as const satisfies readonly IconName[];

export interface ValuesWords {
  readonly words: SectionWords;
  readonly points: Readonly<
    Record<(typeof valueIds)[number], { readonly title: string; readonly para: string }>
  >;
}
