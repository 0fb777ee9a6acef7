import { randomBytes } from 'node:crypto';
import { cvMaxBytes } from '../../contract/limits.ts';
import type { Database } from './database.ts';

/** More than any entry without a file. Random, for some file systems keep blanks for nothing. */
const filler = randomBytes(64 * 1024);
/** With less room than this a CV of the largest size might no longer fit, which is then tried. */
const tightBytes = 8 * cvMaxBytes;

/** Throws what the database says when it cannot take an entry. */
export async function proveWritable({ write, freeBytes, scrubRuns }: Database): Promise<void> {
  // It would wait as visitors do, and they are all taken in the end: nobody is to be sent to another process or alarmed.
  if (scrubRuns()) return;
  const put = (bytes: Uint8Array) => {
    const row = { beaten_at: Date.now(), filler: bytes };
    return write((trx) =>
      trx
        .insertInto('heartbeat')
        .values({ id: 1, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute(),
    );
  };
  await put(filler);
  if ((await freeBytes()) >= tightBytes) return;
  await put(Buffer.concat(Array.from({ length: cvMaxBytes / filler.length }, () => filler)));
  await put(filler);
}
