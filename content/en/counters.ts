import { company } from '../model/company.ts';
import type { CountersWords } from '../model/counters.ts';
import { figures } from '../model/figures.ts';

export const counters = {
  labels: {
    years: 'Years of operation',
    projects: 'Projects',
    employees: 'Employees',
    clients: 'Clients',
  },
  projectsNote: `since ${company.foundedYear}, over ${figures.activeProjects} of them active today`,
} satisfies CountersWords;
