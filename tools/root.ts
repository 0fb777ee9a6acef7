import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
export const buildFolder = join(root, 'build');
export const clientFolder = join(buildFolder, 'client');
/** The staff's application is built by itself. */
export const deskClientFolder = join(buildFolder, 'desk', 'client');
export const pictureCache = join(root, '.cache', 'pictures');
/** Vite serves this folder as it is, and copies it into the build. */
export const publicFolder = join(root, '.cache', 'public');
/** Folders that run by themselves, and the link `current` to one of them (tools/release/release.ts). */
export const releasesFolder = join(root, 'releases');
/** What Node keeps of modules it has compiled; tools/with-install.mjs sets it. */
export const compileCache = join(root, '.cache', 'compiled');
