import { type Kysely, sql } from 'kysely';

/** The first release's word for a CV that no scanner had looked at. */
export async function holdQuarantined<T>(db: Kysely<T>): Promise<void> {
  await sql`update cv set verdict = 'held', reasons = '["scannerDown"]' where verdict = 'quarantined'`.execute(
    db,
  );
}
