import { removeMailFiles } from './mail/transport.ts';
import { mailId } from './storage/accept.ts';
import type { Store } from './storage/store.ts';

/** After entries are gone from the tables: their messages that were kept as files, and what deletion leaves behind. */
export async function eraseTraces(
  { store, mailDir }: { store: Store; mailDir: string },
  ids: readonly string[],
): Promise<void> {
  await removeMailFiles(
    mailDir,
    ids.flatMap((id) => [mailId(id, 'team'), mailId(id, 'acknowledgement')]),
  );
  await store.scrub({ thorough: true });
}
