import type { Kysely, Transaction } from 'kysely';
import type { AuditAction, AuditFilter, AuditPage } from '../../contract/desk/audit-trail.ts';
import type { Database } from './database.ts';
import type { Tables } from './schema.ts';

const pageSize = 100;
/** Databases bound how many values one statement may carry. */
const rowsAtOnce = 500;

export interface NewAuditRow {
  readonly at: Date;
  readonly action: AuditAction;
  /** Nobody's where it was done from the command line. */
  readonly staffId?: string | undefined;
  readonly entryId?: string | undefined;
  readonly reference?: string | undefined;
  /** A code, a count or an id; never a visitor's words. */
  readonly detail?: string | undefined;
}

export interface AuditRows {
  remember(...rows: NewAuditRow[]): Promise<void>;
  /** Unless the same was remembered since: a page that is loaded again is not opened again. */
  rememberOnce(since: Date, row: NewAuditRow & { staffId: string; entryId: string }): Promise<void>;
  page(filter: AuditFilter): Promise<AuditPage>;
  /** What was done to one entry, oldest first. */
  ofEntry(entryId: string): Promise<AuditPage['rows']>;
}

/** Within a transaction, so that a change and the memory of it are one. */
export async function rememberIn(trx: Transaction<Tables>, rows: readonly NewAuditRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await trx
      .insertInto('audit')
      .values(
        rows.slice(start, start + rowsAtOnce).map((row) => ({
          at: row.at.getTime(),
          action: row.action,
          staff_id: row.staffId ?? null,
          entry_id: row.entryId ?? null,
          reference: row.reference ?? null,
          detail: row.detail?.slice(0, 120) ?? null,
        })),
      )
      .execute();
}

export function auditRows({ db, write }: Database): AuditRows {
  return {
    remember: (...rows) => write((trx) => rememberIn(trx, rows)),

    async rememberOnce(since, row) {
      const known = await db
        .selectFrom('audit')
        .select('id')
        .where('entry_id', '=', row.entryId)
        .where('staff_id', '=', row.staffId)
        .where('action', '=', row.action)
        .where('at', '>', since.getTime())
        .limit(1)
        .executeTakeFirst();
      if (known === undefined) await write((trx) => rememberIn(trx, [row]));
    },

    async page({ action, staffId, reference, before }) {
      let query = select(db)
        .orderBy('audit.id', 'desc')
        .limit(pageSize + 1);
      if (action !== undefined) query = query.where('audit.action', '=', action);
      if (staffId !== undefined) query = query.where('audit.staff_id', '=', staffId);
      if (reference !== undefined) query = query.where('audit.reference', '=', reference);
      if (before !== undefined) query = query.where('audit.id', '<', before);
      const rows = (await query.execute()).map(toAuditRow);
      const shown = rows.slice(0, pageSize);
      return { rows: shown, next: rows.length > pageSize ? shown.at(-1)?.id : undefined };
    },

    async ofEntry(entryId) {
      const rows = await select(db).where('audit.entry_id', '=', entryId).orderBy('audit.id').execute();
      return rows.map(toAuditRow);
    },
  };
}

const select = (db: Kysely<Tables>) =>
  db
    .selectFrom('audit')
    .leftJoin('staff', 'staff.id', 'audit.staff_id')
    .select([
      'audit.id',
      'audit.at',
      'audit.action',
      'audit.staff_id',
      'audit.reference',
      'audit.detail',
      'staff.name as staff_name',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

const toAuditRow = (row: Row): AuditPage['rows'][number] => ({
  id: row.id,
  at: new Date(row.at),
  action: row.action,
  staffId: row.staff_id ?? undefined,
  staffName: row.staff_name ?? undefined,
  reference: row.reference ?? undefined,
  detail: row.detail ?? undefined,
});
