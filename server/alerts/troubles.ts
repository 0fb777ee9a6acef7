import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import type { Backups } from '../backups/start-backups.ts';
import { inTime } from '../in-time.ts';
import { onShare } from '../on-share.ts';
import type { Store } from '../storage/store.ts';
import type { Troubles } from './start-alerts.ts';

/** Enough for days of entries with CVs, so that somebody has time to make room. */
const leastFreeBytes = 512 * 2 ** 20;
/** Over only when there is clearly more, so that it does not come and go. */
const easyFreeBytes = 1.25 * leastFreeBytes;
/** One bad answer may be a restart of the database. */
const failuresInARow = 2;

/** What an operator is told of. Disks and connections belong to a machine, mail and backups to all of them. */
export function troublesOf(options: {
  store: Pick<Store, 'missedMails' | 'checkWritable'>;
  dataDir: string;
  backups: Backups | undefined;
}): Troubles {
  const { store, dataDir, backups } = options;
  return {
    mail: async () => {
      // A visitor's mistyped address is theirs; only what the company itself misses wakes somebody.
      const count = await store.missedMails();
      if (count === 0) return undefined;
      const many = count === 1 ? '1 mail to the team or the CRM' : `${count} mails to the team or the CRM`;
      const sentence = `${many} could not be sent, or may not have arrived; see "desk mail". Once the cause is mended, "desk mail retry" sends again, and "desk mail settle" takes off the list what was done by hand.`;
      return { sentence, count };
    },
    // Each by itself: a folder that cannot be reached, or that was told of, hides nothing of the other.
    [`disk of ${hostname()}`]: diskTrouble(dataDir),
    [`store of ${hostname()}`]: storeTrouble(store),
    ...(backups && {
      backup: () => backups.trouble(),
      [`backup folder of ${hostname()}`]: () => backups.troubleHere(),
      [`backup list of ${hostname()}`]: async () => backups.listTrouble(),
      [`old backups of ${hostname()}`]: async () => backups.oldTrouble(),
      [`backup disk of ${hostname()}`]: diskTrouble(backups.folder, () =>
        onShare(() => statfs(backups.folder)),
      ),
    }),
  };
}

function diskTrouble(folder: string, ask = () => statfs(folder)): () => Promise<string | undefined> {
  let isFull = false;
  const look = inTime(ask);
  return async () => {
    const { bavail, bsize } = await look();
    const bytes = bavail * bsize;
    isFull = bytes < (isFull ? easyFreeBytes : leastFreeBytes);
    return isFull ? `There are ${Math.floor(bytes / 2 ** 20)} MB left for ${folder}.` : undefined;
  };
}

function storeTrouble(store: Pick<Store, 'checkWritable'>): () => Promise<string | undefined> {
  let failures = 0;
  const look = inTime(() => store.checkWritable());
  return async () => {
    try {
      await look();
      failures = 0;
    } catch {
      failures += 1;
    }
    return failures >= failuresInARow
      ? 'Entries cannot be stored; visitors are asked to try again later. See the log for the reason.'
      : undefined;
  };
}
