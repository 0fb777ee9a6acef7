import { open, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { onShare } from '../on-share.ts';
import { goneList } from '../storage/gone.ts';

const hourMs = 60 * 60 * 1000;
/** A lock that was not renewed for so long was left by a process that is gone. */
const staleLockMs = 15 * 60_000;
/** So is half a backup, which grows as long as somebody writes it, and half a list. */
const stalePartMs = 6 * hourMs;

const part = /^nasaq-.+\.sqlite\.\d+\.partial/;
const isPart = (name: string): boolean =>
  part.test(name) || (name.startsWith(`${goneList}.`) && name.endsWith('.partial'));
const named = /^nasaq-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.sqlite$/;
const failure = 'LAST-ATTEMPT-FAILED';
const lock = 'being-made';

export interface Backup {
  readonly file: string;
  readonly madeAt: number;
}

export const backupName = (now: Date): string =>
  `nasaq-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.sqlite`;

/** The newest first. Their names say when they were made: a copy elsewhere may have lost its time. */
export async function backupsIn(folder: string): Promise<Backup[]> {
  return (await onShare(() => readdir(folder)))
    .flatMap((name) => {
      const [, day, hours, minutes, seconds] = named.exec(name) ?? [];
      if (!day) return [];
      return [
        { file: path.join(folder, name), madeAt: Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) },
      ];
    })
    .sort((a, b) => b.madeAt - a.madeAt);
}

/** A machine beside this one may be a little ahead; more is a clock that was wrong. */
export const isAhead = ({ madeAt }: Backup, now: Date): boolean => madeAt > now.getTime() + hourMs;

export const newestOf = (backups: readonly Backup[], now: Date): Backup | undefined =>
  backups.find((backup) => !isAhead(backup, now));

export const removeBackup = ({ file }: Backup): Promise<void> => onShare(() => rm(file, { force: true }));

/** What is left of one attempt that is over. */
export const removePartsOf = (folder: string, name: string): Promise<void> =>
  sweepParts(folder, (file) => file.startsWith(name));

/** What is left of those that nobody has ended. */
export const removeOldParts = (folder: string): Promise<void> =>
  sweepParts(folder, (_, ageMs) => ageMs > stalePartMs);

/** Half a backup holds as much of people as a whole one, and nobody would ever look for it or for half a list. */
const sweepParts = (folder: string, isLeft: (name: string, ageMs: number) => boolean): Promise<void> =>
  onShare(async () => {
    for (const name of await readdir(folder)) {
      if (!isPart(name)) continue;
      const file = path.join(folder, name);
      if (isLeft(name, await ageOf(file))) await rm(file, { force: true });
    }
  });

/** False where another process is at it. */
export const takeTurn = (folder: string): Promise<boolean> =>
  onShare(async () => {
    const file = path.join(folder, lock);
    if ((await ageOf(file)) > staleLockMs) await rm(file, { force: true });
    try {
      await (await open(file, 'wx')).close();
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
  });

export const renewTurn = (folder: string): Promise<void> =>
  onShare(() => {
    const now = new Date();
    return utimes(path.join(folder, lock), now, now);
  });

export const endTurn = (folder: string): Promise<void> =>
  onShare(() => rm(path.join(folder, lock), { force: true }));

/** Whoever shares the folder sees it. */
export const noteFailure = (folder: string, note: string): Promise<void> =>
  onShare(() => writeFile(path.join(folder, failure), `${note}\n`));

export const forgetFailure = (folder: string): Promise<void> =>
  onShare(() => rm(path.join(folder, failure), { force: true }));

export const hasFailure = (folder: string): Promise<boolean> =>
  onShare(() => stat(path.join(folder, failure))).then(
    () => true,
    () => false,
  );

/** Since it was last written; none where it has gone. */
const ageOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
