export interface Counter {
  readonly id: number;
  readonly icon: IconName;
  readonly countNum: number;
  /** Stands after the number: 350+. */
  readonly suffix: '+';
  readonly text: string;
}

/** The figures shown on every page that counts (spec §2, §9). */
export const counters: readonly Counter[] = [
  { id: 1, icon: 'years', countNum: 19, suffix: '+', text: 'Years of operation' },
  { id: 2, icon: 'projects', countNum: 350, suffix: '+', text: 'Projects' },
  { id: 3, icon: 'employees', countNum: 1000, suffix: '+', text: 'Employees' },
  { id: 4, icon: 'clients', countNum: 150, suffix: '+', text: 'Clients' },
];

/** How long a counter runs from 0 to its figure. spec §9 */
export const counterRunMs = 1000;
