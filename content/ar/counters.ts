import { company } from '../model/company.ts';
import type { CountersWords } from '../model/counters.ts';
import { figures } from '../model/figures.ts';

export const counters = {
  labels: {
    years: 'سنوات العمل',
    projects: 'المشاريع',
    employees: 'الموظفون',
    clients: 'العملاء',
  },
  projectsNote: `منذ عام ${company.foundedYear}، منها أكثر من ${figures.activeProjects} مشروع قائم اليوم`,
} satisfies CountersWords;
