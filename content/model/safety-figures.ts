/**
 * sample: true
 *
 * Figures of a fictional company, to be replaced by the owner's own.
 */

interface SafetyYear {
  readonly year: number;
  readonly hoursWorked: number;
  readonly lostTimeInjuries: number;
  readonly firstAidCases: number;
  readonly nearMisses: number;
}

/** All sites, own staff and subcontractors. */
export const safetyYears: readonly SafetyYear[] = [
  { year: 2023, hoursWorked: 2_180_000, lostTimeInjuries: 3, firstAidCases: 34, nearMisses: 782 },
  { year: 2024, hoursWorked: 2_310_000, lostTimeInjuries: 2, firstAidCases: 27, nearMisses: 1_046 },
  { year: 2025, hoursWorked: 2_420_000, lostTimeInjuries: 1, firstAidCases: 21, nearMisses: 1_263 },
];

/** Lost-time injuries for each million hours worked, the figure by which firms compare themselves. */
const lostTimeRate = ({ lostTimeInjuries, hoursWorked }: SafetyYear): number =>
  (lostTimeInjuries * 1_000_000) / hoursWorked;

/** In the order of the table. */
export const safetyFigures = {
  hoursWorked: (year: SafetyYear) => year.hoursWorked,
  lostTimeInjuries: (year: SafetyYear) => year.lostTimeInjuries,
  lostTimeRate,
  firstAidCases: (year: SafetyYear) => year.firstAidCases,
  nearMisses: (year: SafetyYear) => year.nearMisses,
} as const;
export type SafetyFigure = keyof typeof safetyFigures;
export const safetyFigureIds = Object.keys(safetyFigures) as SafetyFigure[];
