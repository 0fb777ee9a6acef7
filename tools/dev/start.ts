import { join } from 'node:path';
import { ConfigError, readConfig } from '../../server/config.ts';
import { isBuilt } from '../build/build-stamp.ts';
import { runGroup } from '../child-group.ts';
import { root } from '../root.ts';

try {
  readConfig(process.env);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}
// In a process of its own: the one that serves has no use for the tools that build.
if (!isBuilt() && (await runGroup([join(root, 'tools', 'build', 'build.ts')])) !== 0) process.exit(1);
await import('../../server/main.ts');
