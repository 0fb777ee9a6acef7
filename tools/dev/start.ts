import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { readConfig } from '../../server/config.ts';
import { ConfigError } from '../../server/setting-values.ts';
import { releaseId } from '../build/build-stamp.ts';
import { runGroup } from '../child-group.ts';
import { releasesFolder, root } from '../root.ts';

try {
  readConfig(process.env);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}
// Named by everything that goes into it, and put there whole.
const server = join(releasesFolder, releaseId(), 'server', 'main.ts');
// In a process of its own: the one that serves has no use for the tools that build.
if (!existsSync(server) && (await runGroup([join(root, 'tools', 'build', 'build.ts')])) !== 0)
  process.exit(1);
await import(server);
flushCompileCache();
