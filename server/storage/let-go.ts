import type { Transaction } from 'kysely';
import { formsOf } from '../../contract/desk/roles.ts';
import { openStatuses } from '../../contract/desk/statuses.ts';
import type { FormName } from '../../contract/form-names.ts';
import { rememberIn } from './audit-rows.ts';
import type { Tables } from './schema.ts';

/** Who did it, and when. */
export interface By {
  /** Undefined from the command line. */
  readonly staffId: string | undefined;
  readonly now: Date;
}

/**
 * Whether these people may have an open entry of a form in hand. Nobody of them leaves or does other work before this
 * transaction is over: whoever changes that waits for it, and lets go of what it has given them.
 */
export async function mayHaveInHand(
  trx: Transaction<Tables>,
  ids: readonly string[],
  { locksRows }: { locksRows: boolean },
): Promise<(id: string, form: FormName) => boolean> {
  if (ids.length === 0) return () => true;
  const staff = await trx
    .selectFrom('staff')
    .select(['id', 'role'])
    .where('id', 'in', [...ids])
    .where('removed_at', 'is', null)
    // One order for all who lock several, and people before their entries, so that none lock each other out.
    .orderBy('id')
    .$if(locksRows, (query) => query.forShare())
    .execute();
  const roles = new Map(staff.map(({ id, role }) => [id, role]));
  return (id, form) => {
    const role = roles.get(id);
    return role === undefined ? !ids.includes(id) : formsOf(role).includes(form);
  };
}

/** What somebody has in hand but may no longer see must not wait unseen. */
export async function letGo(
  trx: Transaction<Tables>,
  ownerId: string,
  kept: readonly FormName[],
  { staffId, now }: By,
): Promise<void> {
  const gone = await trx
    .updateTable('submission')
    .set((on) => ({ owner_id: null, version: on('version', '+', 1) }))
    .where('owner_id', '=', ownerId)
    .where('status', 'in', [...openStatuses])
    .$if(kept.length > 0, (query) => query.where('form', 'not in', [...kept]))
    .returning(['id', 'reference'])
    .execute();
  const common = { at: now, action: 'owner', staffId, detail: 'nobody' } as const;
  await rememberIn(
    trx,
    gone.map(({ id, reference }) => ({ ...common, entryId: id, reference })),
  );
}

/** The same for everybody, where entries have come back to people who have left or do other work since. */
export async function letGoOfUnseen(trx: Transaction<Tables>, by: By): Promise<void> {
  const staff = await trx.selectFrom('staff').select(['id', 'role', 'removed_at']).execute();
  for (const { id, role, removed_at } of staff)
    await letGo(trx, id, removed_at === null ? formsOf(role) : [], by);
}
