import { globSync } from 'node:fs';
import { join } from 'node:path';
import { writeIconSprite } from '../build/pictures/sprite.ts';
import { writePictureTypes } from '../build/pictures/types.ts';
import { root } from '../root.ts';
import type { Report } from './report.ts';

const bin = (name: string) => join(root, 'node_modules', '.bin', name);

/** Types, format and lint. */
export function staticChecks(report: Report): void {
  writePictureTypes();
  writeIconSprite();
  // The kit page is a route of development only, and its types are checked too.
  report.program('Route types', bin('react-router'), ['typegen'], { NODE_ENV: 'development' });
  report.program('Route types of the desk', bin('react-router'), ['typegen', 'desk']);
  report.program('Types', bin('tsc'), ['--noEmit', '-p', root]);
  report.program('Types of the desk', bin('tsc'), ['--noEmit', '-p', join(root, 'desk')]);
  report.program('Format and lint', bin('biome'), ['check', '--error-on-warnings']);
}

/** Tests that talk to real databases and mail servers, or send thousands of hostile bytes. */
const thorough = [
  'server/storage/',
  'server/mail/',
  'server/desk-cli/',
  'server/retention/',
  'server/submissions/',
];

export function unitTests(which: 'all' | 'fast'): string[] {
  const files = globSync('{app,content,contract,desk,server,tools}/**/*.test.ts', { cwd: root }).sort();
  return which === 'all'
    ? files
    : files.filter((file) => !thorough.some((folder) => file.startsWith(folder)));
}

export const browserTests = (): string[] => globSync('tests/{,desk/}*.test.ts', { cwd: root }).sort();
