import { ConfigError, readConfig } from '../../server/config.ts';
import { build } from '../build/build-site.ts';
import { isBuilt } from '../build/build-stamp.ts';

try {
  readConfig(process.env);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}
if (!isBuilt()) await build();
await import('../../server/main.ts');
