import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { type BackupOptions, backupTrouble } from '../backups/start-backups.ts';
import type { Store } from '../storage/store.ts';
import type { Troubles } from './start-alerts.ts';

/** Enough for days of entries with CVs, so that somebody has time to make room. */
const leastFreeBytes = 512 * 2 ** 20;
/** Over only when there is clearly more, so that it does not come and go. */
const easyFreeBytes = 1.25 * leastFreeBytes;
/** One bad answer may be a restart of the database. */
const failuresInARow = 2;
const storePatienceMs = 10_000;

/** What an operator is told of. Disks and connections belong to a machine, mail and backups to all of them. */
export function troublesOf(options: {
  store: Pick<Store, 'missedMails' | 'checkWritable'>;
  folders: readonly string[];
  backups: BackupOptions | undefined;
}): Troubles {
  const { store, folders, backups } = options;
  return {
    mail: async () => {
      // A visitor's mistyped address is theirs; only what the company itself misses wakes somebody.
      const count = await store.missedMails();
      if (count === 0) return undefined;
      const many = count === 1 ? '1 mail to the team or the CRM' : `${count} mails to the team or the CRM`;
      const sentence = `${many} could not be sent, or may not have arrived; see "desk mail". Once the cause is mended, "desk mail retry" sends again, and "desk mail settle" takes off the list what was done by hand.`;
      return { sentence, count };
    },
    [`disk of ${hostname()}`]: diskTrouble(folders),
    [`store of ${hostname()}`]: storeTrouble(store),
    ...(backups ? { backup: () => backupTrouble(backups) } : {}),
  };
}

function diskTrouble(folders: readonly string[]): () => Promise<string | undefined> {
  let isFull = false;
  return async () => {
    const free = await Promise.all(
      folders.map(async (folder) => {
        const { bavail, bsize } = await statfs(folder);
        return { folder, bytes: bavail * bsize };
      }),
    );
    const scarce = free.find(({ bytes }) => bytes < (isFull ? easyFreeBytes : leastFreeBytes));
    isFull = scarce !== undefined;
    return scarce && `There are ${Math.floor(scarce.bytes / 2 ** 20)} MB left for ${scarce.folder}.`;
  };
}

function storeTrouble(store: Pick<Store, 'checkWritable'>): () => Promise<string | undefined> {
  let failures = 0;
  return async () => {
    try {
      await Promise.race([store.checkWritable(), late()]);
      failures = 0;
    } catch {
      failures += 1;
    }
    return failures >= failuresInARow
      ? 'Entries cannot be stored; visitors are asked to call instead. See the log for the reason.'
      : undefined;
  };
}

function late(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The store gave no answer.')), storePatienceMs).unref();
  });
}
