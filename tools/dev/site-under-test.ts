import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithParent } from '../end-with-parent.mjs';

endWithParent();
// `npm start` on a free port, with a data folder of its own that goes with the process.
const dataDir = mkdtempSync(join(tmpdir(), 'nasaq-test-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
Object.assign(process.env, {
  PORT: '0',
  METRICS_PORT: '0',
  DESK_PORT: '0',
  DATA_DIR: dataDir,
  RATE_LIMIT_PER_MINUTE: '100000',
});
await import('./start.ts');
