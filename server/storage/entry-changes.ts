import type { Transaction } from 'kysely';
import type { BulkChange, ChangeOutcome } from '../../contract/desk/entries.ts';
import { answeredStatuses, openStatuses } from '../../contract/desk/statuses.ts';
import { workingTimeBetween } from '../working-time.ts';
import { type NewAuditRow, rememberIn } from './audit-rows.ts';
import type { Database } from './database.ts';
import { mayHaveInHand } from './let-go.ts';
import type { Tables } from './schema.ts';
import { type Scope, type SummaryRow, selectSummary, toSummary } from './select-entries.ts';

export interface EntryChanges {
  /**
   * Changes one entry if nobody has changed it since `version`; remembers it in the same transaction. What the same person
   * has changed so already is done: they pressed twice, or never saw the answer.
   */
  change(
    id: string,
    version: number,
    change: BulkChange,
    by: { staffId: string; now: Date },
  ): Promise<ChangeOutcome>;
  changeAll(
    references: readonly string[],
    scope: Scope,
    change: BulkChange,
    by: { staffId: string; now: Date },
  ): Promise<number>;
}

const bulkLimit = 500;

/** How entries come to stand otherwise, or into other hands; each change is remembered with it. */
export function entryChanges({ write, locksRows }: Pick<Database, 'write' | 'locksRows'>): EntryChanges {
  const ownersAfter = (
    trx: Transaction<Tables>,
    rows: readonly Pick<SummaryRow, 'owner_id'>[],
    { owner }: BulkChange,
  ) => {
    const ids = owner === undefined ? rows.map(({ owner_id }) => owner_id) : [owner];
    return mayHaveInHand(
      trx,
      ids.filter((id) => id !== null),
      { locksRows },
    );
  };

  const apply = async (
    trx: Transaction<Tables>,
    row: Pick<
      SummaryRow,
      'id' | 'reference' | 'form' | 'status' | 'owner_id' | 'received_at' | 'first_answered_at' | 'version'
    >,
    { status, owner: asked }: BulkChange,
    { staffId, now }: { staffId: string; now: Date },
    mayHave: Awaited<ReturnType<typeof mayHaveInHand>>,
  ): Promise<boolean> => {
    const wanted = asked === undefined ? row.owner_id : asked;
    const isOpen = openStatuses.includes(status ?? row.status);
    const owner = wanted !== null && isOpen && !mayHave(wanted, row.form) ? null : wanted;
    const answersNow =
      status !== undefined && answeredStatuses.includes(status) && row.first_answered_at === null;
    const result = await trx
      .updateTable('submission')
      .set({
        version: row.version + 1,
        ...(status === undefined ? {} : { status }),
        owner_id: owner,
        ...(answersNow
          ? {
              first_answered_at: now.getTime(),
              answer_ms: workingTimeBetween(row.received_at, now.getTime()),
            }
          : {}),
      })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) return false;
    const common = { at: now, staffId, entryId: row.id, reference: row.reference };
    const remembered: NewAuditRow[] = [];
    if (status !== undefined && status !== row.status)
      remembered.push({ ...common, action: 'status', detail: `${row.status} > ${status}` });
    if (owner !== row.owner_id) remembered.push({ ...common, action: 'owner', detail: owner ?? 'nobody' });
    await rememberIn(trx, remembered);
    return true;
  };

  const lastToChange = async (trx: Transaction<Tables>, id: string, { status }: BulkChange) => {
    const line = await trx
      .selectFrom('audit')
      .select('staff_id')
      .where('entry_id', '=', id)
      .where('action', '=', status === undefined ? 'owner' : 'status')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return line?.staff_id;
  };

  return {
    change: (id, version, change, by) =>
      write(async (trx) => {
        const row = await selectSummary(trx).where('submission.id', '=', id).executeTakeFirst();
        if (!row) return { kind: 'gone' };
        const isCurrent = row.version === version;
        if (isSo(row, change) && (isCurrent || (await lastToChange(trx, id, change)) === by.staffId))
          return { kind: 'done', version: row.version };
        const mayHave = await ownersAfter(trx, [row], change);
        if (isCurrent && (await apply(trx, row, change, by, mayHave)))
          return { kind: 'done', version: version + 1 };
        const now = await selectSummary(trx).where('submission.id', '=', id).executeTakeFirst();
        return now ? { kind: 'conflict', now: toSummary(now) } : { kind: 'gone' };
      }),

    changeAll: (references, scope, change, by) =>
      write(async (trx) => {
        const chosen = trx
          .selectFrom('submission')
          .where('reference', 'in', references.slice(0, bulkLimit))
          .where('form', 'in', [...scope]);
        const owned = await chosen.select('owner_id').distinct().execute();
        const mayHave = await ownersAfter(trx, owned, change);
        const rows = await chosen
          .select([
            'id',
            'reference',
            'form',
            'status',
            'owner_id',
            'received_at',
            'first_answered_at',
            'version',
          ])
          // One order for everybody, so that two such changes cannot lock each other out.
          .orderBy('id')
          .$if(locksRows, (query) => query.forUpdate())
          .execute();
        let changed = 0;
        for (const row of rows) if (await apply(trx, row, change, by, mayHave)) changed += 1;
        return changed;
      }),
  };
}

const isSo = (row: Pick<SummaryRow, 'status' | 'owner_id'>, { status, owner }: BulkChange): boolean =>
  (status === undefined || status === row.status) && (owner === undefined || owner === row.owner_id);
