import { build } from './build-site.ts';
import { isBuilt } from './build-stamp.ts';
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
  // The crash test needs no browser and mostly waits for leases to run out, so it goes on beside the others.
  const crash = browser.filter((file) => file === 'tests/crash.test.ts');
  await Promise.all([
    report.tests(
      'Browser tests',
      browser.filter((file) => !crash.includes(file)),
      2,
    ),
    ...(crash.length > 0 ? [report.tests('Crash test', crash, 1)] : []),
  ]);
  kit?.stop();
  await site.stop();
}
report.close();
