import { figures } from './figures.ts';

/** The figures shown on every page that counts (spec §2, §9). An id is also its icon. */
export const counters = [
  { id: 'years', countNum: figures.years },
  { id: 'projects', countNum: figures.projects },
  { id: 'employees', countNum: figures.employees },
  { id: 'clients', countNum: figures.clients },
] as const satisfies readonly { readonly id: IconName; readonly countNum: number }[];

/** Stands after each number: 350+. */
export const counterSuffix = '+';

/** How long a counter runs from 0 to its figure. spec §9 */
export const counterRunMs = 1000;

export interface CountersWords {
  readonly labels: Readonly<Record<(typeof counters)[number]['id'], string>>;
  /** Which projects are meant: all of them, and how many are running. */
  readonly projectsNote: string;
}
