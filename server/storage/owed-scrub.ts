import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './schema.ts';
import type { Store } from './store.ts';

/** Within an erasure: what it leaves in the database's files is to be overwritten, now or as soon as that is possible. */
export async function oweScrub(trx: Transaction<Tables>): Promise<void> {
  await trx
    .insertInto('scrub')
    .values({ id: 1, erasures: 1, scrubbed: 0 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ erasures: sql<number>`scrub.erasures + 1` }),
    )
    .execute();
}

const owed = (db: Kysely<Tables>) =>
  db.selectFrom('scrub').select('erasures').whereRef('erasures', '>', 'scrubbed').executeTakeFirst();

export function scrubs({
  db,
  write,
  scrub,
  scrubHoldsUp,
}: Database): Pick<Store, 'scrub' | 'scrubHoldsUp' | 'scrubIsOwed'> {
  return {
    scrubHoldsUp,
    scrubIsOwed: async () => (await owed(db)) !== undefined,

    async scrub(options) {
      const before = options.thorough ? await owed(db) : undefined;
      if (!(await scrub(options))) return false;
      // An erasure that came meanwhile is still owed.
      if (before)
        await write((trx) =>
          trx
            .updateTable('scrub')
            .set({ scrubbed: before.erasures })
            .where('scrubbed', '<', before.erasures)
            .execute(),
        );
      return true;
    },
  };
}
