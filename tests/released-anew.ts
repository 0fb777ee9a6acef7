import { cpSync, globSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { writeProxyIncludes } from '../tools/release/proxy/write-proxy-includes.ts';

/** Names of files that change with what is in them. */
const hashed = '{build,build/desk}/client/static/{js,assets,data}/*.{js,css,txt}';
const text = 'build/**/*.{html,js,css,txt,data,json}';

/** A copy of a release; what nobody changes is linked. */
export function copyOf(release: string, folder: string, without: ReadonlySet<string> = new Set()): void {
  cpSync(release, folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => file !== join(release, 'node_modules') && !without.has(relative(release, file)),
  });
  symlinkSync(join(release, 'node_modules'), join(folder, 'node_modules'));
}

/** The next change to the tables, as a release writes it: what the one before does not know must not stand in its way. */
const migrationsBegin = 'export const storeMigrations: Record<string, Migration> = {';
const nextMigration = `
  '999-next': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('submission').addColumn('next', 'text').execute();
      await db.schema.createIndex('submission_next').on('submission').columns(['next', 'received_at']).execute();
    },
  },`;

/**
 * A copy of a release in which every script, style and data file has another name, as after a change to all of them, and
 * which changes the tables.
 */
export function releasedAnew(release: string, folder: string): void {
  // Written once and under their new names: to write over a file that has just been copied waits for the disk.
  const changing = globSync(text, { cwd: release });
  const zippedToo = (file: string) => (file.includes('/client/') ? [`${file}.br`, `${file}.gz`] : []);
  const migrate = join('server', 'storage', 'migrate.ts');
  copyOf(
    release,
    folder,
    new Set([migrate, 'proxy', ...changing.flatMap((file) => [file, ...zippedToo(file)])]),
  );
  const before = readFileSync(join(release, migrate), 'utf8');
  if (!before.includes(migrationsBegin)) throw new Error('The list of migrations begins otherwise now.');
  writeFileSync(join(folder, migrate), before.replace(migrationsBegin, migrationsBegin + nextMigration));

  const names = new Map(
    globSync(hashed, { cwd: release }).map((file) => {
      const name = basename(file);
      return [name, name.replace(/([\w-]{8})(\.\w+)$/, (_, hash, end) => [...hash].reverse().join('') + end)];
    }),
  );
  const known = new RegExp([...names.keys()].map((name) => RegExp.escape(name)).join('|'), 'g');
  const zipped = (bytes: string) =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  for (const file of changing) {
    const changed = readFileSync(join(release, file), 'utf8').replaceAll(
      known,
      (name) => names.get(name) ?? name,
    );
    const target = join(folder, dirname(file), names.get(basename(file)) ?? basename(file));
    writeFileSync(target, changed);
    if (!file.includes('/client/')) continue;
    writeFileSync(`${target}.br`, zipped(changed));
    writeFileSync(`${target}.gz`, gzipSync(changed, { level: 1 }));
    // One time for all three, as a build leaves them.
    const now = new Date();
    for (const ending of ['', '.br', '.gz']) utimesSync(target + ending, now, now);
  }
  writeProxyIncludes(folder, basename(folder));
}
