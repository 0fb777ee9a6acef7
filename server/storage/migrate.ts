import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { submissions } from './migrations/001-submissions.ts';
import { rateWindows } from './migrations/002-rate-windows.ts';
import { writeProbe } from './migrations/003-write-probe.ts';
import { cvVerdicts } from './migrations/004-cv-verdicts.ts';
import { erasedAndClock } from './migrations/005-erased-and-clock.ts';
import { staff } from './migrations/006-staff.ts';
import { entryState } from './migrations/007-entry-state.ts';
import { alerts } from './migrations/020-alerts.ts';
import { deskFigures } from './migrations/021-desk-figures.ts';
import { mailTakenBy } from './migrations/040-mail-taken-by.ts';
import { owedScrub } from './migrations/041-owed-scrub.ts';
import { alertCount } from './migrations/042-alert-count.ts';
import { auditLookups } from './migrations/043-audit-lookups.ts';

/** In the order of their names, which never change once released. SQLite keeps the counters in a file of their own. */
export const storeMigrations: Record<string, Migration> = {
  '001-submissions': submissions,
  '003-write-probe': writeProbe,
  '004-cv-verdicts': cvVerdicts,
  '005-erased-and-clock': erasedAndClock,
  '006-staff': staff,
  '007-entry-state': entryState,
  '020-alerts': alerts,
  '021-desk-figures': deskFigures,
  '040-mail-taken-by': mailTakenBy,
  '041-owed-scrub': owedScrub,
  '042-alert-count': alertCount,
  '043-audit-lookups': auditLookups,
};
export const limitMigrations: Record<string, Migration> = { '002-rate-windows': rateWindows };

/** Brings tables up to date; of several processes that start at once, one does it and the others wait. */
export async function migrate<T>(db: Kysely<T>, migrations: Record<string, Migration>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Two may be written at the same time, and then arrive in either order.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  const unknown =
    error instanceof Error && /previously executed migration (\S+) is missing/.exec(error.message);
  if (unknown)
    throw new Error(
      `a newer release has used it, and this one does not know its ${unknown[1]}; start that release, or restore a backup made before it`,
    );
  if (error !== undefined) throw error;
}
