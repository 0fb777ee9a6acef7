import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { deployFiles, isBuilt, releaseId } from '../build/build-stamp.ts';
import { buildFolder, compileCache, releasesFolder, root } from '../root.ts';
import { type Lock, productionPackages } from './production-packages.ts';
import { writeProxyIncludes } from './proxy/write-proxy-includes.ts';

/** The one that is served and those that pages in open tabs may come from. */
const kept = 4;
const current = join(releasesFolder, 'current');
const json = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'));

/**
 * Puts what was built into a folder that runs by itself, on any machine with Node and nothing else. It is made beside
 * the others and then switched to: what a running server serves is never touched.
 */
export function release(): string {
  if (!isBuilt()) throw new Error('The pages are not those of the sources; they are built first.');
  const id = releaseId();
  const folder = join(releasesFolder, id);
  if (!existsSync(folder)) {
    const partial = `${folder}.partial`;
    rmSync(partial, { recursive: true, force: true });
    mkdirSync(partial, { recursive: true });
    fillRelease(partial, id);
    renameSync(partial, folder);
    // Kept by the names of folders: what was compiled for releases that are gone would stay for ever.
    rmSync(compileCache, { recursive: true, force: true });
  }
  switchTo(id);
  prune(id);
  return folder;
}

/** Everything that a release consists of, from what is built and from the sources. */
export function fillRelease(folder: string, id: string): void {
  for (const name of ['server', 'contract', 'content'])
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (file) => !/\.test\.tsx?$/.test(file) && basename(file) !== 'testing',
    });
  cpSync(buildFolder, join(folder, 'build'), { recursive: true });
  for (const file of globSync('{client,desk/client}/**', { cwd: join(folder, 'build') }))
    timeByContent(join(folder, 'build', file));
  for (const name of [...deployFiles, 'LICENSE']) cpSync(join(root, name), join(folder, name));
  for (const name of productionPackages(json('package-lock.json') as Lock))
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      // Nested packages come by themselves if they are needed; nobody reads maps and types on a server.
      filter: (file) =>
        !file.slice(join(root, name).length).includes('/node_modules') && !/\.(map|d\.[cm]?ts)$/.test(file),
    });
  const { name, version, license, dependencies } = json('package.json');
  const manifest = {
    name,
    version,
    private: true,
    license,
    type: 'module',
    release: id,
    engines: { node: `>=${dependencies.node} <25` },
    scripts: { start: 'node server/main.ts', desk: 'node server/desk-cli/main.ts' },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(folder, '.node-version'), `${dependencies.node}\n`);
  writeProxyIncludes(folder, id);
}

/** Proxies tell versions of a file apart by its time: the same content must have the same, on every machine. */
function timeByContent(file: string): void {
  if (!statSync(file).isFile()) return;
  const seconds = createHash('sha256').update(readFileSync(file)).digest().readUInt32BE() >>> 1;
  utimesSync(file, seconds, seconds);
}

/** A link is replaced in one step: there is always a current release, and it is always whole. */
function switchTo(id: string): void {
  const next = `${current}.next`;
  rmSync(next, { force: true });
  symlinkSync(id, next);
  renameSync(next, current);
}

function prune(newest: string): void {
  const others = readdirSync(releasesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== newest)
    .map(({ name }) => join(releasesFolder, name))
    .sort((a, b) => statSync(b).ctimeMs - statSync(a).ctimeMs);
  for (const folder of others.slice(kept - 1)) rmSync(folder, { recursive: true, force: true });
}
