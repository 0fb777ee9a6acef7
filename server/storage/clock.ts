import type { Database } from './database.ts';

const hourMs = 60 * 60 * 1000;
/** Looks come every hour; a machine that slept over a long weekend is no leap. */
const forwardMs = 4 * 24 * hourMs;
const backwardMs = 2 * hourMs;
/** After a leap nothing is deleted by age for so long, so that somebody can set the clock right. */
const distrustMs = 3 * 24 * hourMs;

/** Notes what the clock says, and tells whether what is old by it may be deleted. */
export async function clockIsTrusted({ write }: Database, now: Date): Promise<boolean> {
  const seen_at = now.getTime();
  return write(async (trx) => {
    const last = await trx.selectFrom('clock').selectAll().where('id', '=', 1).executeTakeFirst();
    const step = last === undefined ? 0 : seen_at - last.seen_at;
    const leapt = step > forwardMs || step < -backwardMs;
    const distrusted_until = leapt ? seen_at + distrustMs : (last?.distrusted_until ?? 0);
    await trx
      .insertInto('clock')
      .values({ id: 1, seen_at, distrusted_until })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at, distrusted_until }))
      .execute();
    return seen_at >= distrusted_until;
  });
}
