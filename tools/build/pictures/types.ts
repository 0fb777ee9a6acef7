import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.ts';
import { listIcons, listMasters } from './masters.ts';

/** Writes the names of all masters as ambient types, so that a name without a master fails the type check. */
export function writePictureTypes(): void {
  const folder = join(root, '.cache', 'types');
  const union = (names: string[]) => names.map((name) => `\n  | '${name}'`).join('');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'masters.d.ts'),
    `type PictureName =${union(listMasters().map((master) => master.name))};\ntype IconName =${union(listIcons())};\n`,
  );
}
