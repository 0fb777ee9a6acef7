import path from 'node:path';
import { acceptIn } from './accept.ts';
import { alertRows } from './alert-rows.ts';
import { auditRows } from './audit-rows.ts';
import { backups } from './backup.ts';
import { clockIsTrusted } from './clock.ts';
import type { Database } from './database.ts';
import { entryRows } from './entry-rows.ts';
import { goneLists } from './gone.ts';
import { installationSecret } from './installation-secret.ts';
import { mailRows } from './mail-rows.ts';
import { outboxRows } from './outbox-rows.ts';
import { scrubs } from './owed-scrub.ts';
import { personRows } from './person-rows.ts';
import { openPostgres } from './postgres.ts';
import { countHit, forgetWindows } from './rate-windows.ts';
import { sessionRows } from './session-rows.ts';
import { openSqlite } from './sqlite.ts';
import { staffRows } from './staff-rows.ts';
import { ReferenceTakenError, type Store } from './store.ts';
import { submissionRows } from './submission-rows.ts';
import { todayRows } from './today-rows.ts';
import { proveWritable } from './write-probe.ts';

/** Where everything is kept. */
export interface StorePlace {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

/**
 * Opens the store and brings its tables up to date. Throws one plain sentence when it cannot. With `webhook`, each accepted
 * entry goes to another system too.
 */
export async function openStore({
  webhook = false,
  ...place
}: StorePlace & { readonly webhook?: boolean }): Promise<Store> {
  return storeOver(await openDatabase(place), place.dataDir, webhook);
}

async function openDatabase({ dataDir, databaseUrl }: StorePlace): Promise<Database> {
  if (databaseUrl !== undefined) {
    try {
      return await openPostgres(databaseUrl);
    } catch (error) {
      throw new Error(`The database on ${hostOf(databaseUrl)} cannot be used (${reasonOf(error)}).`, {
        cause: error,
      });
    }
  }
  try {
    return await openSqlite(dataDir);
  } catch (error) {
    throw new Error(`The database in ${path.resolve(dataDir)} cannot be used (${reasonOf(error)}).`, {
      cause: error,
    });
  }
}

function storeOver(database: Database, dataDir: string, webhook: boolean): Store {
  const { limits, write } = database;
  const entries = entryRows(database);
  return {
    staff: staffRows(database),
    sessions: sessionRows(database),
    audit: auditRows(database),
    entries,
    today: todayRows(database, entries),
    persons: personRows(database),
    ...mailRows(database),
    ...outboxRows(database),
    ...submissionRows(database),
    ...backups(database, dataDir),
    ...goneLists(database),
    ...alertRows(database),
    ...scrubs(database),

    async accept(submission) {
      const result = await write((trx) => acceptIn(trx, submission, { webhook }));
      if (result.kind === 'reference-taken') throw new ReferenceTakenError(submission.reference);
      return result;
    },

    hit: (bucket, windowMs, now) => countHit(limits, bucket, windowMs, now),
    forgetHits: (now) => forgetWindows(limits, now),

    checkWritable: () => proveWritable(database),
    clockIsTrusted: (now) => clockIsTrusted(database, now),
    secret: () => installationSecret(database),
    close: () => database.close(),
  };
}

/** Never the whole address: it holds a password. */
function hostOf(databaseUrl: string): string {
  return URL.canParse(databaseUrl) ? new URL(databaseUrl).host || 'this machine' : 'an unreadable address';
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  // A refused connection to a name with two addresses is an AggregateError with an empty message.
  return [error.message.replace(/\.$/, ''), code].filter((part) => part).join(', ') || 'unknown reason';
}
