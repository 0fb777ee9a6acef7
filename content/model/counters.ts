/** The figures shown on every page that counts (spec §2, §9). An id is also its icon. */
export const counters = [
  { id: 'years', countNum: 19 },
  { id: 'projects', countNum: 350 },
  { id: 'employees', countNum: 1000 },
  { id: 'clients', countNum: 150 },
] as const satisfies readonly { readonly id: IconName; readonly countNum: number }[];

/** Stands after each number: 350+. */
export const counterSuffix = '+';

/** How long a counter runs from 0 to its figure. spec §9 */
export const counterRunMs = 1000;

export type CountersWords = Readonly<Record<(typeof counters)[number]['id'], string>>;
