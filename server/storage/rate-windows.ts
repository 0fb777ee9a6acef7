import { type Kysely, sql } from 'kysely';
import type { LimitTables } from './schema.ts';

export async function countHit(limits: Kysely<LimitTables>, bucket: string, windowMs: number, now: Date) {
  const endsAt = (Math.floor(now.getTime() / windowMs) + 1) * windowMs;
  const row = await limits
    .insertInto('rate_window')
    .values({ bucket, ends_at: endsAt, hits: 1 })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        hits: sql<number>`case when rate_window.ends_at = excluded.ends_at then rate_window.hits + 1 else 1 end`,
        ends_at: endsAt,
      }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  return { count: row.hits, resetAt: new Date(endsAt) };
}

const dayMs = 24 * 60 * 60 * 1000;

/** Buckets may name a client's address, so they go when they are of no use, and those that a wrong clock has dated ahead. */
export async function forgetWindows(limits: Kysely<LimitTables>, now: Date): Promise<void> {
  await limits
    .deleteFrom('rate_window')
    .where((on) => on.or([on('ends_at', '<', now.getTime()), on('ends_at', '>', now.getTime() + dayMs)]))
    .execute();
}
