import { staticChecks, unitTests } from './checks.ts';
import { Report } from './report.ts';

// The fast part of `npm test`, for use while working.
const report = new Report();
await staticChecks(report);
await report.tests('Unit tests', unitTests('fast'), 2);
report.close();
