import type { CountersWords } from '../model/counters.ts';

export const counters = {
  years: 'Years of operation',
  projects: 'Projects',
  employees: 'Employees',
  clients: 'Clients',
} satisfies CountersWords;
