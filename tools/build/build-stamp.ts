import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../server/config.ts';
import { buildFolder, root } from '../root.ts';
import { contentsOf } from './file-contents.ts';

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

/** By name: an operator keeps settings and passwords beside them, which go nowhere. */
export const deployFiles = [
  'deploy/Caddyfile',
  'deploy/Containerfile',
  'deploy/alerts.yml',
  'deploy/compose.yaml',
  'deploy/desk',
  'deploy/nasaq@.service',
  'deploy/nasaq@desk.service.d/desk.conf',
  'deploy/nginx.conf',
];

/** What is in a release beside the build. */
const serverSources = ['server', ...deployFiles, 'tools/release', 'package.json', 'LICENSE'];

/** One value for everything that goes into the build: the sources and the settings written into pages. */
export function buildStamp(): string {
  const { siteUrl, robots, apiOrigin } = readConfig(process.env);
  return hashOf(JSON.stringify([siteUrl, robots, apiOrigin]), sources);
}

/** The name of a release: the same sources and settings make the same bytes. */
export const releaseId = (): string => hashOf(buildStamp(), serverSources).slice(0, 12);

/** By what is in the files, not by their times: a copy of a build is as good as the build. */
function hashOf(settings: string, paths: readonly string[]): string {
  const hash = createHash('sha256').update(settings);
  for (const [file, content] of contentsOf(paths.flatMap((path) => listFiles(join(root, path)))))
    hash.update(`\0${file.slice(root.length)}\0${content}`);
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
