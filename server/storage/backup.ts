import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Transaction } from 'kysely';
import { copyAudit, copyNotes, copyStaff, type StaffIds } from './copy-desk.ts';
import type { Database } from './database.ts';
import { copyErased, erasedAmong, rememberHashes } from './erased.ts';
import { type Gone, goneBeside } from './gone.ts';
import { letGoOfUnseen } from './let-go.ts';
import { migrate, storeMigrations } from './migrate.ts';
import { oweScrub, scrubs } from './owed-scrub.ts';
import type { Tables } from './schema.ts';
import { kyselyOver } from './sqlite.ts';
import { openSqliteFile } from './sqlite-file.ts';
import type { Store } from './store.ts';
import { countsIn, verifyBackup } from './verify-backup.ts';

const pageSize = 100;
const restorePrefix = 'restore-';
/** No disk takes so long to copy a backup: whoever did was killed, and left everybody's data. */
const staleRestoreMs = 24 * 60 * 60 * 1000;

/**
 * A backup is always a SQLite file, whatever the store runs on: it can be looked into with ordinary tools and
 * carries a company from SQLite to PostgreSQL or back.
 */
export function backups(
  database: Database,
  dataDir: string,
): Pick<Store, 'backup' | 'restore' | 'sweepRestores'> {
  const { write, snapshot } = database;
  const { scrub } = scrubs(database);
  return {
    async backup(file) {
      if (existsSync(file)) throw new Error(`${file} exists already; choose another name.`);
      const partial = `${file}.${process.pid}.partial`;
      rmSync(partial, { force: true });
      const target = kyselyOver<Tables>(
        openSqliteFile(partial, 'pragma journal_mode = delete; pragma synchronous = full;'),
      );
      try {
        await migrate(target, storeMigrations);
        const { submissions, written } = await snapshot((from) =>
          target.transaction().execute(async (to) => {
            await copyErased(from, to);
            const submissions = await copyAll(from, to, {
              isNew: true,
              gone: undefined,
              mapMail: (mail) => mail,
            });
            return { submissions, written: await countsIn(to) };
          }),
        );
        await target.destroy();
        verifyBackup(partial, written);
        renameSync(partial, file);
        return { submissions };
      } finally {
        await target.destroy();
        rmSync(partial, { force: true });
      }
    },

    async restore(file, { replace }) {
      assertIsBackup(file);
      const gone = goneBeside(file);
      // A copy is opened, so that an older backup can be brought up to date without touching the original. It may be larger
      // than the memory in which a machine keeps what is temporary.
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      const folder = mkdtempSync(path.join(dataDir, restorePrefix));
      const copy = path.join(folder, 'backup.sqlite');
      try {
        copyFileSync(file, copy);
        const source = kyselyOver<Tables>(openSqliteFile(copy, 'pragma journal_mode = memory;'));
        // It needs its name no longer, and a restore that is killed from here on leaves nothing of it.
        rmSync(folder, { recursive: true });
        try {
          await migrate(source, storeMigrations);
          const submissions = await source.transaction().execute((from) =>
            write(async (to) => {
              if (replace) {
                await to.deleteFrom('submission').execute();
                await oweScrub(to);
              }
              const held = await to.selectFrom('submission').select('id').limit(1).executeTakeFirst();
              if (held !== undefined) {
                throw new Error(
                  'The store holds submissions already; give --replace to put the backup in their place.',
                );
              }
              await copyErased(from, to);
              await rememberHashes(to, [...gone.erased], new Date());
              const copied = await copyAll(from, to, { isNew: false, gone, mapMail: distrustUnsent });
              await letGoOfUnseen(to, { staffId: undefined, now: new Date() });
              return copied;
            }),
          );
          // What was replaced leaves no bytes behind, now or when retention pays for it, and the database knows what it holds.
          await scrub({ thorough: replace }).catch(() => undefined);
          return { submissions };
        } finally {
          await source.destroy();
        }
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },

    async sweepRestores() {
      for (const name of await readdir(dataDir).catch((): string[] => [])) {
        if (!name.startsWith(restorePrefix)) continue;
        const folder = path.join(dataDir, name);
        const isStale = await stat(folder).then(
          ({ mtimeMs }) => Date.now() - mtimeMs > staleRestoreMs,
          () => false,
        );
        if (isStale) await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

type MailRow = Tables['mail'];

/** What waited when the backup was made has very likely been sent since: an operator decides, not the worker. */
function distrustUnsent(mail: MailRow): MailRow {
  if (mail.status !== 'pending' && mail.status !== 'sending') return mail;
  return {
    ...mail,
    status: 'unconfirmed',
    lease_owner: null,
    leased_until: null,
    sending_since: null,
    last_error: 'RESTORED',
  };
}

async function copyAll(
  from: Transaction<Tables>,
  to: Transaction<Tables>,
  { isNew, gone, mapMail }: { isNew: boolean; gone: Gone | undefined; mapMail: (mail: MailRow) => MailRow },
): Promise<number> {
  const staff = await copyStaff(from, to, gone);
  await copyAudit(from, to, { staff, isNew });
  return copySubmissions(from, to, mapMail, staff);
}

async function copySubmissions(
  from: Transaction<Tables>,
  to: Transaction<Tables>,
  mapMail: (mail: MailRow) => MailRow,
  staff: StaffIds,
): Promise<number> {
  let copied = 0;
  let lastId = '';
  for (;;) {
    const rows = await from
      .selectFrom('submission')
      .selectAll()
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    const end = rows.at(-1);
    if (end === undefined) return copied;
    lastId = end.id;
    const gone = await erasedAmong(
      to,
      rows.map((row) => row.id),
    );
    const kept = rows.filter((row) => !gone.has(row.id));
    if (kept.length === 0) continue;
    copied += kept.length;
    const owned = kept.map((row) => ({
      ...row,
      owner_id: row.owner_id && (staff.get(row.owner_id) ?? row.owner_id),
    }));
    await to.insertInto('submission').values(owned).execute();

    const ids = kept.map((row) => row.id);
    await copyNotes(from, to, ids, staff);
    const mails = await from.selectFrom('mail').selectAll().where('submission_id', 'in', ids).execute();
    if (mails.length > 0) await to.insertInto('mail').values(mails.map(mapMail)).execute();
    const holders = await from
      .selectFrom('cv')
      .select('submission_id')
      .where('submission_id', 'in', ids)
      .execute();
    // One file at a time: a page of CVs could be half a gigabyte.
    for (const { submission_id } of holders) {
      const cv = await from
        .selectFrom('cv')
        .selectAll()
        .where('submission_id', '=', submission_id)
        .executeTakeFirstOrThrow();
      await to.insertInto('cv').values(cv).execute();
    }
  }
}

function assertIsBackup(file: string): void {
  if (!existsSync(file)) throw new Error(`${file} does not exist.`);
  const refusal = `${file} is not a backup made by this desk.`;
  let found: unknown;
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      found = database
        .prepare(
          "select count(*) as found from sqlite_master where name in ('submission', 'kysely_migration')",
        )
        .get()?.found;
    } finally {
      database.close();
    }
  } catch {
    throw new Error(refusal);
  }
  if (found !== 2) throw new Error(refusal);
}
