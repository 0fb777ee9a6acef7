import { DatabaseSync } from 'node:sqlite';
import type { Transaction } from 'kysely';
import type { Tables } from './schema.ts';

const counted = ['submission', 'mail', 'cv'] as const;
type Counts = Record<(typeof counted)[number], number>;

export async function countsIn(trx: Transaction<Tables>): Promise<Counts> {
  const counts: Partial<Counts> = {};
  for (const table of counted) {
    const { rows } = await trx
      .selectFrom(table)
      .select((each) => each.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    counts[table] = Number(rows);
  }
  return counts as Counts;
}

/** A backup is one only when it can be read: it is opened anew, every page is checked, and what is in it is counted. */
export function verifyBackup(file: string, written: Counts): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const { integrity_check: verdict } = database.prepare('pragma integrity_check').get() ?? {};
    const found = counted.map((table) =>
      Number(database.prepare(`select count(*) as found from ${table}`).get()?.found),
    );
    const isWhole = verdict === 'ok' && counted.every((table, index) => found[index] === written[table]);
    if (!isWhole) throw new Error('The backup cannot be read back as it was written.');
  } finally {
    database.close();
  }
}
