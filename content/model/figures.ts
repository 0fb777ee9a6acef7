/**
 * sample: true
 *
 * The company in numbers. Every sentence that counts takes its number from here, so that no two pages disagree. The first
 * four and the active projects are the spec's (§1, §9).
 */
export const figures = {
  years: 19,
  /** Since the founding; `activeProjects` of them are running. */
  projects: 350,
  employees: 1000,
  clients: 150,
  activeProjects: 300,
  /** A repair that fails within so many days is done again at our cost. */
  repairGuaranteeDays: 30,
  /** To be trained by `aimYear`. */
  apprentices: 200,
  aimYear: 2030,
  /** Millions of dirhams for each claim. */
  insurance: { publicLiability: 20, professionalIndemnity: 5, fidelity: 1 },
} as const;

/** Thousands apart, in Western digits as business in the UAE writes them in both languages: 1,000. */
export const grouped = (number: number): string => number.toLocaleString('en');
