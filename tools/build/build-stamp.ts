import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../server/config.ts';
import { buildFolder, root } from '../root.ts';

export const stampFile = join(buildFolder, 'stamp');

const sources = [
  'app',
  'content',
  'contract',
  'desk',
  'pictures',
  'tools/build',
  'tools/root.ts',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
];

/** One value for everything that goes into the build: the sources and the settings written into pages. */
export function buildStamp(): string {
  const { siteUrl, robots, apiOrigin } = readConfig(process.env);
  const hash = createHash('sha256').update(JSON.stringify([siteUrl, robots, apiOrigin]));
  for (const file of sources.flatMap((source) => listFiles(join(root, source)))) {
    hash.update(file.slice(root.length));
    // Masters are large and never edited in place, so their size and time stand for them.
    if (file.startsWith(join(root, 'pictures'))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${size} ${mtimeMs}`);
    } else hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

export function isBuilt(stamp = stampFile): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === buildStamp();
}

function listFiles(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .filter((entry) => !entry.parentPath.includes('.react-router'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
