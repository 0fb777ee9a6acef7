import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.ts';

export const mastersFolder = join(root, 'pictures');

export interface Master {
  /** Folder and file name without ending: 'services/chiller'. */
  readonly name: string;
  readonly file: string;
  readonly kind: 'raster' | 'vector';
}

/** Every master that a page may name. Icons travel together in one sprite, and the map stands in its page. */
export function listMasters(): Master[] {
  return readdirSync(mastersFolder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(jpg|svg)$/.test(file) && !/^(?:icons|map)\//.test(file))
    .sort()
    .map((file) => ({
      name: file.replace(/\.(jpg|svg)$/, ''),
      file: join(mastersFolder, file),
      kind: file.endsWith('.jpg') ? 'raster' : 'vector',
    }));
}

export function listIcons(): string[] {
  return readdirSync(join(mastersFolder, 'icons'))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.replace(/\.svg$/, ''))
    .sort();
}
