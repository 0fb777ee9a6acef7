import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** Made once for an installation, shared by all its processes, and in no backup. */
export async function installationSecret({ write }: Database): Promise<string> {
  return write(async (trx) => {
    await trx
      .insertInto('installation')
      .values({ id: 1, secret: randomBytes(32).toString('hex') })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await trx
      .selectFrom('installation')
      .select('secret')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    return row.secret;
  });
}
