import { build } from '../tools/build/build-site.ts';
import { isBuilt } from '../tools/build/build-stamp.ts';
import { release } from '../tools/release/release.ts';
import { benchAccess } from './access.ts';
import { benchDesk } from './desk.ts';
import { benchPages } from './pages.ts';
import { benchProcesses, benchProxy } from './processes.ts';
import { keepResults } from './results.ts';
import { benchServing } from './serving.ts';
import { benchSubmissions } from './submissions.ts';
import { asMarkdown, type Table } from './table.ts';
import { benchTaps } from './taps.ts';

/** `npm run bench` runs all subjects; `npm run bench -- mobile /gallery` only those named, on these addresses. */
const subjects: Record<string, (addresses: readonly string[]) => Promise<Table | Table[]>> = {
  mobile: benchPages('mobile'),
  desktop: benchPages('desktop'),
  taps: benchTaps,
  serving: benchServing,
  submissions: benchSubmissions,
  processes: benchProcesses,
  proxy: benchProxy,
  desk: benchDesk,
  access: benchAccess,
};

const addresses = process.argv.slice(2).filter((word) => word.startsWith('/'));
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('/'));
const unknown = chosen.filter((name) => !subjects[name]);
if (unknown.length > 0) {
  console.error(
    `There is no bench called ${unknown.join(', ')}; there are ${Object.keys(subjects).join(', ')}.`,
  );
  process.exit(1);
}
if (!isBuilt()) await build();
release();

for (const [name, bench] of Object.entries(subjects)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const tables = [await bench(addresses)].flat();
  for (const table of tables) console.log(`\n${asMarkdown(table)}`);
  // Some addresses only are a look, not a result.
  if (addresses.length === 0) keepResults(tables);
}
