import { build } from '../build/build-site.ts';
import { isBuilt } from '../build/build-stamp.ts';
import { browserTests, staticChecks, unitTests } from './checks.ts';
import { ensureChromium } from './chromium.ts';
import { serveKit } from './kit.ts';
import { Report } from './report.ts';
import { startProgram } from './servers-under-test.ts';

// `npm test` runs everything; `npm test -- tests/faqs.test.ts server/config.test.ts` only these files.
const chosen = process.argv.slice(2);
const pick = (files: string[]) => (chosen.length > 0 ? files.filter((file) => chosen.includes(file)) : files);
const report = new Report();
const unit = pick(unitTests('all'));
const browser = pick(browserTests());

if (browser.length > 0) ensureChromium();
if (chosen.length === 0) staticChecks(report);
if (unit.length > 0) await report.tests('Unit tests', unit, 2);
if (browser.length > 0) {
  console.log('\nBuild');
  if (!isBuilt()) await build();
  report.passed += 1;
  const site = await startProgram('server/main.ts');
  const kit = browser.some((file) => file.startsWith('tests/kit-')) ? await serveKit() : undefined;
  process.env.TEST_BASE_URL = site.address;
  if (kit) process.env.TEST_KIT_URL = kit.address;
  // Three for two processors, for each waits now and then: the crash test most of its time.
  await report.tests('Browser tests', browser, 3);
  kit?.stop();
  await site.stop();
}
report.close();
