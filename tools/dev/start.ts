import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readConfig } from '../../server/config.ts';
import { isBuilt, releaseId } from '../build/build-stamp.ts';
import { runGroup } from '../child-group.ts';
import { releasesFolder, root } from '../root.ts';

try {
  readConfig(process.env);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}
const server = join(releasesFolder, releaseId(), 'server', 'main.ts');
// In a process of its own: the one that serves has no use for the tools that build.
const isReleased = isBuilt() && existsSync(server);
if (!isReleased && (await runGroup([join(root, 'tools', 'build', 'build.ts')])) !== 0) process.exit(1);
await import(server);
