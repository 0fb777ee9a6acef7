import { join } from 'node:path';
import { prepare } from '../build/prepare.ts';
import { runGroup } from '../child-group.ts';
import { root } from '../root.ts';

// Vite reloads the pages; Node's own watcher restarts the server when a file of server/ or contract/ changes.
const watched = ['server', 'contract'].map((folder) => `--watch-path=${join(root, folder)}`);
await prepare();
process.exitCode = await runGroup([...watched, join(root, 'tools', 'dev', 'dev-server.ts')], {
  NODE_ENV: 'development',
});
