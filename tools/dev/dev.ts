import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { prepare } from '../build/prepare.ts';
import { root } from '../root.ts';

// Vite reloads the pages; Node's own watcher restarts the server when a file of server/ or contract/ changes.
const watched = ['server', 'contract'].map((folder) => `--watch-path=${join(root, folder)}`);
await prepare();
const child = spawn(process.execPath, [...watched, join(root, 'tools', 'dev', 'dev-server.ts')], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
