import { build } from '../../tools/build/build-site.ts';
import { isBuilt } from '../../tools/build/build-stamp.ts';
import { clockLeaps } from './clock-leaps.ts';
import { documents } from './documents.ts';
import { faults } from './faults.ts';
import { kills } from './kills.ts';
import { mutations } from './mutations.ts';
import { uploads } from './uploads.ts';

/** One promise held for long: fails by throwing, and says in one line what it has seen. */
export type Soak = () => Promise<string>;

/** `npm run soak` runs all of them, `npm run soak -- documents` only those named. A new one is one line here. */
const subjects: Readonly<Record<string, Soak>> = {
  documents,
  mutations,
  uploads,
  'clock-leaps': clockLeaps,
  kills,
  faults,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(subjects, name));
if (unknown.length > 0) {
  console.error(
    `There is no soak called ${unknown.join(', ')}; there are ${Object.keys(subjects).join(', ')}.`,
  );
  process.exit(1);
}
const names = chosen.length > 0 ? chosen : Object.keys(subjects);
if (names.includes('kills') && !isBuilt()) await build();

for (const name of names) {
  const started = performance.now();
  try {
    const seen = await subjects[name]?.();
    console.log(`${name}: ${seen} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  } catch (error) {
    console.error(`${name} failed: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
