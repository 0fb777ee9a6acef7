import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { writePictureTypes } from './pictures/types.ts';

/** Types that are made from files: names of pictures and icons, and what each route's loader gives its page. */
export function writeTypes(): boolean {
  writePictureTypes();
  const cli = join(root, 'node_modules', '.bin', 'react-router');
  // An installation without the tools of development has no use for the second.
  if (!existsSync(cli)) return true;
  return ['.', 'desk'].every((folder) => {
    const { status } = spawnSync(process.execPath, [cli, 'typegen', folder], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return status === 0;
  });
}

// npm runs this file after every installation, so that an editor knows the types of a fresh clone.
if (process.argv[1] === import.meta.filename) writeTypes();
