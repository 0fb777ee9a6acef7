import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from './schema.ts';

const pageSize = 500;

/** Ids are random, so their hashes say nothing of anybody; they only recognise a submission that comes back. */
export const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');

/** Remembers that these submissions were erased, so that no backup brings them back. */
export async function rememberErased(
  trx: Transaction<Tables>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await rememberHashes(trx, ids.map(hashOf), now);
}

export async function rememberHashes(
  trx: Transaction<Tables>,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  for (let start = 0; start < hashes.length; start += pageSize) {
    const values = hashes
      .slice(start, start + pageSize)
      .map((id_hash) => ({ id_hash, erased_at: now.getTime() }));
    await trx
      .insertInto('erased')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Takes over what another store remembers. */
export async function copyErased(from: Transaction<Tables>, to: Transaction<Tables>): Promise<void> {
  let last = '';
  for (;;) {
    const rows = await from
      .selectFrom('erased')
      .selectAll()
      .where('id_hash', '>', last)
      .orderBy('id_hash')
      .limit(pageSize)
      .execute();
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.id_hash;
    await to
      .insertInto('erased')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Those of the given ids that were erased. */
export async function erasedAmong(
  trx: Transaction<Tables>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const byHash = new Map(ids.map((id) => [hashOf(id), id]));
  const rows = await trx
    .selectFrom('erased')
    .select('id_hash')
    .where('id_hash', 'in', [...byHash.keys()])
    .execute();
  return new Set(rows.flatMap((row) => byHash.get(row.id_hash) ?? []));
}
