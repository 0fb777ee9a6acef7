import type { Database } from './database.ts';
import type { Store } from './store.ts';

export function alertRows({ write }: Database): Pick<Store, 'raiseAlert' | 'clearAlert'> {
  return {
    raiseAlert: (trouble, now) =>
      write(async (trx) => {
        const row = await trx
          .insertInto('alert')
          .values({ trouble, since: now.getTime() })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        return Number(row.numInsertedOrUpdatedRows) > 0;
      }),

    clearAlert: (trouble) =>
      write(async (trx) => {
        const row = await trx.deleteFrom('alert').where('trouble', '=', trouble).executeTakeFirst();
        return Number(row.numDeletedRows) > 0;
      }),
  };
}
