import type { Database } from './database.ts';
import type { Store } from './store.ts';

/** More of the same is told again, but not for each one of a night. */
const againMs = 60 * 60 * 1000;

export function alertRows({ write }: Database): Pick<Store, 'raiseAlert' | 'clearAlert'> {
  return {
    raiseAlert: (trouble, now, count) =>
      write(async (trx) => {
        const since = now.getTime();
        const row = await trx
          .insertInto('alert')
          .values({ trouble, since, told: count })
          .onConflict((conflict) =>
            conflict
              .column('trouble')
              .doUpdateSet({ since, told: count })
              .where('alert.told', '<', count)
              .where('alert.since', '<=', since - againMs),
          )
          .executeTakeFirst();
        if (Number(row.numInsertedOrUpdatedRows) > 0) return true;
        // Where some have been seen to, one more than are left is more.
        await trx
          .updateTable('alert')
          .set({ told: count })
          .where('trouble', '=', trouble)
          .where('told', '>', count)
          .execute();
        return false;
      }),

    clearAlert: (trouble) =>
      write(async (trx) => {
        const row = await trx.deleteFrom('alert').where('trouble', '=', trouble).executeTakeFirst();
        return Number(row.numDeletedRows) > 0;
      }),
  };
}
