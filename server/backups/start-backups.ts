import { mkdir, open, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keepDays } from '../../content/model/policies.ts';
import type { Logger } from '../logger.ts';
import { errorCode } from '../mail/error-code.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** How often it is looked whether a backup is due. */
const lookMs = 60_000;
/** Beyond the time that a backup was due, before its absence is a trouble. */
const patienceMs = 2 * hourMs;
/** A lock that was not renewed for so long was left by a process that is gone. */
const staleLockMs = 15 * 60_000;
const renewMs = 60_000;
/** So is half a backup, which grows as long as somebody writes it. */
const stalePartMs = 6 * hourMs;

const part = /^nasaq-.+\.sqlite\.\d+\.partial/;
const named = /^nasaq-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.sqlite$/;
const failure = 'LAST-ATTEMPT-FAILED';
const lock = 'being-made';

export interface BackupOptions {
  /** Aborted, it leaves what it has written so far. */
  backUp(file: string, signal: AbortSignal): Promise<{ submissions: number }>;
  logger: Logger;
  folder: string;
  everyHours: number;
  /** How many are kept. */
  keep: number;
  /** None is kept for longer than the longest that an entry is. */
  retentionDays: number;
  clock?: () => Date;
}

/** Makes a backup when one is due, now and from then on; of several processes on one folder, one makes it. */
export function startBackups(options: BackupOptions): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const stopping = new AbortController();
  const look = () => {
    running = running.then(() => backUpIfDue(options, stopping.signal));
  };
  look();
  const timer = setInterval(look, lookMs);
  timer.unref();
  return {
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}

export async function backUpIfDue(
  options: BackupOptions,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const { backUp, logger, folder, everyHours } = options;
  const now = options.clock?.() ?? new Date();
  if (signal.aborted) return;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Also when none is due: what is too old goes on its day.
    await ageOut(options, now);
    await sweepParts(folder, (_, ageMs) => ageMs > stalePartMs);
    const [newest] = await backupsIn(folder);
    if (newest && Math.abs(now.getTime() - newest.madeAt) < everyHours * hourMs) return;
    if (!(await isOurTurn(folder))) return;
    const renewal = setInterval(() => void renewLock(folder), renewMs);
    const name = nameFor(now);
    try {
      const { submissions } = await backUp(path.join(folder, name), signal);
      await rm(path.join(folder, failure), { force: true });
      logger.info({ submissions }, 'a backup was made and read back');
      await ageOut(options, now);
    } finally {
      clearInterval(renewal);
      await sweepParts(folder, (file) => file.startsWith(name));
      await rm(path.join(folder, lock), { force: true });
    }
  } catch (error) {
    if (signal.aborted) {
      logger.info({}, 'a backup was broken off by the stop; the next start makes it');
      return;
    }
    logger.error({ code: errorCode(error) }, 'a backup could not be made');
    // Whoever shares the folder sees it; where not even that can be written, the missing backup shows in time.
    await writeFile(path.join(folder, failure), `${now.toISOString()} ${errorCode(error)}\n`).catch(() => {});
  }
}

/** What an operator must know about the backups, if anything. */
export async function backupTrouble({
  folder,
  everyHours,
  clock,
}: BackupOptions): Promise<string | undefined> {
  const now = clock?.() ?? new Date();
  const [newest] = await backupsIn(folder).catch(() => []);
  if (await exists(path.join(folder, failure)))
    return `The last attempt to make a backup in ${folder} failed. ${lastOne(newest)}`;
  const dueMs = everyHours * hourMs + patienceMs;
  return newest && now.getTime() - newest.madeAt > dueMs
    ? `A backup in ${folder} is overdue. ${lastOne(newest)}`
    : undefined;
}

const lastOne = (newest: Backup | undefined): string =>
  newest ? `The newest is of ${new Date(newest.madeAt).toISOString()}.` : 'There is none.';

interface Backup {
  readonly file: string;
  readonly madeAt: number;
}

const nameFor = (now: Date): string => `nasaq-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.sqlite`;

/** The newest first. Their names say when they were made: a copy elsewhere may have lost its time. */
async function backupsIn(folder: string): Promise<Backup[]> {
  return (await readdir(folder))
    .flatMap((name) => {
      const [, day, hours, minutes, seconds] = named.exec(name) ?? [];
      if (!day) return [];
      return [
        { file: path.join(folder, name), madeAt: Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) },
      ];
    })
    .sort((a, b) => b.madeAt - a.madeAt);
}

/** The newest always stays, whatever a clock says. */
async function ageOut({ folder, keep, retentionDays }: BackupOptions, now: Date): Promise<void> {
  const [, ...others] = await backupsIn(folder);
  const before = now.getTime() - Math.min(retentionDays, keepDays.backupDays) * dayMs;
  for (const [index, { file, madeAt }] of others.entries())
    if (index + 1 >= keep || madeAt < before) await rm(file, { force: true });
}

/** Half a backup holds as much of people as a whole one, and nobody would ever look for it. */
async function sweepParts(folder: string, isLeft: (name: string, ageMs: number) => boolean): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!part.test(name)) continue;
    const file = path.join(folder, name);
    if (isLeft(name, await ageOf(file))) await rm(file, { force: true });
  }
}

async function isOurTurn(folder: string): Promise<boolean> {
  const file = path.join(folder, lock);
  if ((await ageOf(file)) > staleLockMs) await rm(file, { force: true });
  try {
    await (await open(file, 'wx')).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

const renewLock = (folder: string): Promise<void> => {
  const now = new Date();
  return utimes(path.join(folder, lock), now, now).catch(() => undefined);
};

/** Since it was last written; none where it has gone. */
const ageOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
