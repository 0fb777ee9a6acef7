import { errorCode } from './mail/error-code.ts';
import { removeMailFiles } from './mail/transport.ts';
import { mailId } from './storage/accept.ts';
import type { Store } from './storage/store.ts';

/**
 * After entries are gone from the tables: their messages that were kept as files, and what deletion leaves behind. An error's
 * code when that could not be done now (a full disk, a file in use); the store knows what is owed, and retention tries again.
 */
export async function eraseTraces(
  { store, mailDir }: { store: Store; mailDir: string },
  ids: readonly string[],
): Promise<string | undefined> {
  try {
    await removeMailFiles(
      mailDir,
      ids.flatMap((id) => [mailId(id, 'team'), mailId(id, 'acknowledgement')]),
    );
    await store.scrub({ thorough: true });
    return undefined;
  } catch (error) {
    return errorCode(error);
  }
}
