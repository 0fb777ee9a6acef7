import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '../../storage/open-store.ts';
import { allEntries } from './all-entries.ts';
import { exportPieces } from './export-file.ts';
import type { ExportNews, ExportOrder, ExportPace } from './exporter.ts';

/** Started by exporter.ts: writes the file to its standard output, and tells how far it is. */

const newsEvery = 500;
const restEvery = 100;
/** Of work, while there are visitors: even at the lowest priority it takes half a processor's caches from them. */
const restsPerWork = 40;
/** The first entries take long, because all is new to the process, and so does a reader on a slow line. */
const longestRestMs = 250;

// Whoever asked is gone.
process.once('disconnect', () => process.exit(1));
process.once('message', async (order) => {
  const { place, job } = order as ExportOrder;
  let { visited } = order as ExportPace;
  process.on('message', (pace) => {
    ({ visited } = pace as ExportPace);
  });
  let count = 0;
  let began = performance.now();
  const tell = () => process.send?.({ count } satisfies ExportNews);
  try {
    const store = await openStore(place);
    async function* counted() {
      for await (const entry of allEntries(store.entries, job.scope, job.filter)) {
        count += 1;
        if (count % newsEvery === 0) tell();
        yield entry;
        if (count % restEvery > 0) continue;
        // The database's share counts as well.
        if (visited) await pause(Math.min(restsPerWork * (performance.now() - began), longestRestMs));
        began = performance.now();
      }
    }
    await pipeline(exportPieces(job.format, counted()), process.stdout);
    tell();
    await store.close();
    process.exitCode = 0;
  } catch {
    // What went wrong could repeat what a visitor wrote.
    process.exitCode = 1;
  }
  process.removeAllListeners('disconnect');
  process.disconnect();
});
