import { build } from '../build/build-site.ts';
import { isBuilt } from '../build/build-stamp.ts';
import { release } from '../release/release.ts';
import { browserTests, staticChecks, unitTests } from './checks.ts';
import { ensureChromium } from './chromium.ts';
import { builtKit } from './kit.ts';
import { Report } from './report.ts';

// `npm test` runs everything; `npm test -- tests/faqs.test.ts server/config.test.ts` only these files. Whatever else is
// said (--grep, --project, --ui) goes to Playwright, and without files to all browser tests and nothing else.
const said = process.argv.slice(2);
const chosen = said.filter((word) => word.endsWith('.test.ts'));
const options = said.filter((word) => !chosen.includes(word));
const pick = (files: string[]) => (chosen.length > 0 ? files.filter((file) => chosen.includes(file)) : files);
const report = new Report();
const unit = chosen.length === 0 && options.length > 0 ? [] : pick(unitTests('all'));
const browser = pick(browserTests());

if (browser.length > 0) ensureChromium();
if (said.length === 0) await staticChecks(report);
if (unit.length > 0) await report.tests('Unit tests', unit, 2);
if (browser.length > 0) {
  console.log('\nBuild');
  if (!isBuilt()) await build();
  release();
  if (browser.some((file) => file.startsWith('tests/kit-'))) builtKit();
  report.passed += 1;
  await report.browserTests('Browser tests', [...(chosen.length > 0 ? browser : []), ...options]);
}
report.close();
