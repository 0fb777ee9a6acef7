import path from 'node:path';
import { readConfig } from '../config.ts';
import { openStore } from '../storage/open-store.ts';
import { runDesk } from './run-desk.ts';

// The reader may have seen enough: `desk list | head`.
process.stdout.on('error', () => process.exit(0));

try {
  const { dataDir, databaseUrl, clamdUrl } = readConfig(process.env);
  process.exitCode = await runDesk(process.argv.slice(2), {
    openStore: () => openStore({ dataDir, databaseUrl }),
    mailDir: path.join(dataDir, 'mail'),
    clamdUrl,
    out: (text) => new Promise((resolve) => process.stdout.write(text, () => resolve())),
    err: (text) => process.stderr.write(text),
    now: () => new Date(),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
