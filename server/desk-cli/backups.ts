import { readArguments } from './arguments.ts';
import type { Desk } from './run-desk.ts';

export async function backup({ store, out }: Desk, words: readonly string[]): Promise<void> {
  const [file = ''] = readArguments(words, {}, { least: 1, most: 1 }).words;
  const { submissions } = await store.backup(file);
  await out(`Saved ${submissions} ${submissions === 1 ? 'submission' : 'submissions'} in ${file}.\n`);
}

export async function restore({ store, out }: Desk, words: readonly string[]): Promise<void> {
  const { words: plain, isSet } = readArguments(
    words,
    { replace: { type: 'boolean' } },
    { least: 1, most: 1 },
  );
  const [file = ''] = plain;
  const { submissions } = await store.restore(file, { replace: isSet('replace') });
  await out(`Restored ${submissions} ${submissions === 1 ? 'submission' : 'submissions'} from ${file}.\n`);
  const { unconfirmed } = await store.mailCounts();
  if (unconfirmed > 0) {
    await out(
      `${unconfirmed} mails were not sent when the backup was made; see "mail" before you send them.\n`,
    );
  }
}
