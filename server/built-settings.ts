import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSettings } from './config.ts';

export const settingsFile = 'settings.json';

/** Undefined where nothing has been built. */
export function builtSettings(): BuiltSettings | undefined {
  const file = join(import.meta.dirname, '..', 'build', settingsFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuiltSettings) : undefined;
}
