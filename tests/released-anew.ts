import {
  cpSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { writeProxyIncludes } from '../tools/release/proxy/write-proxy-includes.ts';

/** Names of files that change with what is in them. */
const hashed = '{build,build/desk}/client/static/{js,assets,data}/*.{js,css,txt}';
const text = 'build/**/*.{html,js,css,txt,data,json}';

/** A copy of a release; what nobody changes is linked. */
export function copyOf(release: string, folder: string): void {
  cpSync(release, folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => file !== join(release, 'node_modules'),
  });
  symlinkSync(join(release, 'node_modules'), join(folder, 'node_modules'));
}

/** The next change to the tables, as a release writes it: what the one before does not know must not stand in its way. */
const lastMigration = "'021-desk-figures': deskFigures,";
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
  copyOf(release, folder);
  const migrate = join(folder, 'server', 'storage', 'migrate.ts');
  const before = readFileSync(migrate, 'utf8');
  if (!before.includes(lastMigration))
    throw new Error('The last migration is another one now; name it here.');
  writeFileSync(migrate, before.replace(lastMigration, lastMigration + nextMigration));
  const names = new Map(
    globSync(hashed, { cwd: folder }).map((file) => {
      const name = basename(file);
      return [name, name.replace(/([\w-]{8})(\.\w+)$/, (_, hash, end) => [...hash].reverse().join('') + end)];
    }),
  );
  const known = new RegExp([...names.keys()].map((name) => RegExp.escape(name)).join('|'), 'g');
  const now = Date.now() / 1000;
  const zipped = (bytes: string) =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  for (const file of globSync(text, { cwd: folder }).map((name) => join(folder, name))) {
    const changed = readFileSync(file, 'utf8').replaceAll(known, (name) => names.get(name) ?? name);
    writeFileSync(file, changed);
    if (!file.includes('/client/')) continue;
    writeFileSync(`${file}.br`, zipped(changed));
    writeFileSync(`${file}.gz`, gzipSync(changed, { level: 1 }));
    for (const ending of ['', '.br', '.gz']) {
      utimesSync(file + ending, now, now);
      renameSync(file + ending, join(dirname(file), (names.get(basename(file)) ?? basename(file)) + ending));
    }
  }
  rmSync(join(folder, 'proxy'), { recursive: true });
  writeProxyIncludes(folder, basename(folder));
}
