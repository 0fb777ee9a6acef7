import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPages } from '../build/build-pages.ts';
import { buildStamp, isBuilt } from '../build/build-stamp.ts';
import { root } from '../root.ts';

const folder = join(root, '.cache', 'kit');
const stampFile = join(folder, 'stamp');

/** The page of components, built as it would be for visitors: the development server sends every module by itself. */
export function builtKit(): string {
  if (!isBuilt(stampFile)) {
    buildPages({ KIT: 'only' });
    writeFileSync(stampFile, buildStamp());
  }
  return join(folder, 'client');
}
