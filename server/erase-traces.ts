import type { Erased } from '../contract/desk/privacy.ts';
import { errorCode } from './mail/error-code.ts';
import { removeMailFiles } from './mail/transport.ts';
import { mailId } from './storage/accept.ts';
import type { Store } from './storage/store.ts';

/**
 * After entries are gone from the tables: their messages that were kept as files, and what deletion leaves behind. A large
 * database is written anew when that keeps nobody waiting. The store knows what is owed, and retention pays it; `code` is an
 * error's, where something could not be done now (a full disk, a file in use).
 */
export async function eraseTraces(
  { store, mailDir }: { store: Store; mailDir: string },
  ids: readonly string[],
): Promise<{ remnants: Erased['remnants']; code?: string }> {
  try {
    await removeMailFiles(
      mailDir,
      ids.flatMap((id) => [mailId(id, 'team'), mailId(id, 'acknowledgement')]),
    );
    const waits = await store.scrubHoldsUp();
    const isDone = await store.scrub({ thorough: !waits });
    return { remnants: waits || !isDone ? 'waiting' : 'overwritten' };
  } catch (error) {
    return { remnants: 'failed', code: errorCode(error) };
  }
}
