import { pipeline } from 'node:stream/promises';
import { openStore } from '../../storage/open-store.ts';
import { allEntries } from './all-entries.ts';
import { exportPieces } from './export-file.ts';
import type { ExportNews, ExportOrder } from './exporter.ts';

/** Started by exporter.ts: writes the file to its standard output, and tells how far it is. */

const newsEvery = 500;

// Whoever asked is gone.
process.once('disconnect', () => process.exit(1));
process.once('message', async (order) => {
  const { place, job } = order as ExportOrder;
  let count = 0;
  const tell = () => process.send?.({ count } satisfies ExportNews);
  try {
    const store = await openStore(place);
    async function* counted() {
      for await (const entry of allEntries(store.entries, job.scope, job.filter)) {
        count += 1;
        if (count % newsEvery === 0) tell();
        yield entry;
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
