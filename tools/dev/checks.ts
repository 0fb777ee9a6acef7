import { globSync } from 'node:fs';
import { join } from 'node:path';
import { writeIconSprite } from '../build/pictures/sprite.ts';
import { writeTypes } from '../build/write-types.ts';
import { root } from '../root.ts';
import { forbiddenImports } from './import-directions.ts';
import type { Report } from './report.ts';

const bin = (name: string) => join(root, 'node_modules', '.bin', name);

/** Types, format and lint, import directions, dead code. */
export async function staticChecks(report: Report): Promise<void> {
  writeIconSprite();
  report.findings('Types that are made from files', writeTypes() ? [] : ['see above']);
  report.program('Types', bin('tsc'), ['--noEmit', '-p', root]);
  report.program('Types of the desk', bin('tsc'), ['--noEmit', '-p', join(root, 'desk')]);
  report.program('Format and lint', bin('biome'), ['check', '--error-on-warnings']);
  report.findings('Import directions', await forbiddenImports(root));
  report.program('Code that nobody uses', bin('knip'), ['--no-progress']);
}

/** Tests that talk to real databases and mail servers, or send thousands of hostile bytes. */
const thorough = [
  'server/storage/',
  'server/mail/',
  'server/desk-cli/',
  'server/retention/',
  'server/backups/',
  'server/alerts/',
  'server/submissions/',
  'server/http/hostile-',
];

export function unitTests(which: 'all' | 'fast'): string[] {
  const files = globSync('{app,content,contract,desk,server,tools}/**/*.test.ts', { cwd: root }).sort();
  return which === 'all'
    ? files
    : files.filter((file) => !thorough.some((folder) => file.startsWith(folder)));
}

export const browserTests = (): string[] => globSync('tests/{,desk/}*.test.ts', { cwd: root }).sort();
