import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { keepDays } from '../../content/model/policies.ts';
import { notKnown } from '../alerts/not-known.ts';
import { inTime } from '../in-time.ts';
import type { Logger } from '../logger.ts';
import { errorCode } from '../mail/error-code.ts';
import { goneList } from '../storage/gone.ts';
import {
  type Backup,
  backupName,
  backupsIn,
  endTurn,
  forgetFailure,
  hasFailure,
  isAhead,
  newestOf,
  noteFailure,
  removeBackup,
  removeOldParts,
  removePartsOf,
  renewTurn,
  takeTurn,
} from './backup-folder.ts';
import { Chore } from './chore.ts';
import { AnotherFolder, FolderMark } from './folder-mark.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** How often it is looked whether a backup is due. */
const lookMs = 60_000;
/** Beyond the time that a backup was due, before its absence is a trouble. */
const patienceMs = 2 * hourMs;
const renewMs = 60_000;
/** A stop waits no longer for a share: what is left there goes by its age. */
const stopMs = 3000;

export interface BackupOptions {
  /** Aborted, it leaves what it has written so far. */
  backUp(file: string, signal: AbortSignal): Promise<{ submissions: number }>;
  /** Writes down beside the backups whom none of them may bring back. */
  listGone(folder: string): Promise<void>;
  /** Whether what is old by the clock may be deleted; it may have leapt. */
  clockIsTrusted(now: Date): Promise<boolean>;
  logger: Logger;
  folder: string;
  /** Where it is remembered which folder that is. */
  dataDir: string;
  everyHours: number;
  /** How many are kept. */
  keep: number;
  /** None is kept for longer than the longest that an entry is. */
  retentionDays: number;
  clock?: () => Date;
}

/** Makes a backup when one is due, now and from then on; of several processes on one folder, one makes it. */
export function startBackups(backups: Backups): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  let listing: Promise<void> | undefined;
  const stopping = new AbortController();
  const look = () => {
    // A share that does not answer is not asked again and again; but a backup may take long.
    if (running) listing = backups.keepList();
    else
      running = backups.makeIfDue(stopping.signal).finally(() => {
        running = undefined;
      });
  };
  look();
  const timer = setInterval(look, lookMs);
  timer.unref();
  return {
    async stop() {
      stopping.abort();
      clearInterval(timer);
      const ended = Promise.all([running, listing]);
      // Long before the process is ended anyway, for the store is still to be closed.
      await Promise.race([ended, pause(stopMs, undefined, { ref: false })]);
    },
  };
}

/** The backups in one folder, and what this process knows of them: the folder may be out of reach just when they fail. */
export class Backups {
  readonly folder: string;
  readonly #options: BackupOptions;
  readonly #clock: () => Date;
  readonly #startedAt: number;
  /** The folder is made once: where it goes later, a share has gone, and what is made in its place would not be on it. */
  readonly #mark: FolderMark;
  /** It could not be looked into. */
  #isLost = false;
  /** No word could be left in the folder of the last failure. */
  #unnotedFailureAt: number | undefined;
  readonly #agesOut: Chore;
  readonly #listsGone: Chore;
  #listing: Promise<void> | undefined;
  readonly #seen = inTime(async () => {
    await this.#mark.check();
    return { backups: await backupsIn(this.folder), hasFailed: await hasFailure(this.folder) };
  });

  constructor(options: BackupOptions) {
    this.folder = options.folder;
    this.#mark = new FolderMark(options);
    this.#options = options;
    this.#clock = options.clock ?? (() => new Date());
    this.#startedAt = this.#clock().getTime();
    this.#agesOut = new Chore(
      options.logger,
      'old backups could not be removed',
      (code) => `Backups that are too old or too many cannot be removed from ${this.folder} (${code}).`,
    );
    this.#listsGone = new Chore(
      options.logger,
      'the list of who was erased or removed could not be kept',
      (code) =>
        `The list of who was erased or removed, ${goneList} in ${this.folder}, cannot be kept (${code}); a restore would bring back those since.`,
    );
  }

  async makeIfDue(signal: AbortSignal = new AbortController().signal): Promise<void> {
    const { folder } = this;
    const { logger } = this.#options;
    const now = this.#clock();
    if (signal.aborted) return;
    let newest: Backup | undefined;
    try {
      await this.#mark.take();
      newest = newestOf(await backupsIn(folder), now);
      this.#isLost = false;
    } catch (error) {
      this.#isLost = true;
      logger.error({ code: errorCode(error) }, 'the backup folder could not be looked into');
      return;
    }
    // Also when none is due: what is too old goes on its day.
    await this.#agesOut.do(async () => {
      await this.#ageOut(now);
      await removeOldParts(folder);
    });
    // Each time, for the newest backup may have to be restored before there is another.
    await this.keepList();
    if (!this.#isDue(newest, now)) return;
    await this.#make(now, signal);
    await this.keepList();
  }

  #isDue(newest: Backup | undefined, now: Date): boolean {
    return !newest || now.getTime() - newest.madeAt >= this.#options.everyHours * hourMs;
  }

  /** One at a time: whoever asks meanwhile waits for the same. */
  keepList(): Promise<void> {
    this.#listing ??= this.#listsGone
      .do(async () => {
        await this.#mark.check();
        await this.#options.listGone(this.folder);
      })
      .finally(() => {
        this.#listing = undefined;
      });
    return this.#listing;
  }

  async #make(now: Date, signal: AbortSignal): Promise<void> {
    const { folder } = this;
    const { backUp, logger } = this.#options;
    try {
      if (!(await takeTurn(folder))) return;
      const renew = inTime(() => renewTurn(folder));
      const renewal = setInterval(() => void renew().catch(() => undefined), renewMs);
      const name = backupName(now);
      try {
        // Another process may have made it since.
        if (!this.#isDue(newestOf(await backupsIn(folder), now), now)) return;
        const { submissions } = await backUp(path.join(folder, name), signal);
        await forgetFailure(folder);
        this.#unnotedFailureAt = undefined;
        logger.info({ submissions }, 'a backup was made and read back');
        await this.#agesOut.do(() => this.#ageOut(now));
      } finally {
        clearInterval(renewal);
        // What cannot be removed now goes by its age: that is no failure of the backup.
        await removePartsOf(folder, name).catch(() => undefined);
        await endTurn(folder).catch(() => undefined);
      }
    } catch (error) {
      if (signal.aborted) {
        logger.info({}, 'a backup was broken off by the stop; the next start makes it');
        return;
      }
      logger.error({ code: errorCode(error) }, 'a backup could not be made');
      await noteFailure(folder, `${now.toISOString()} ${errorCode(error)}`).catch(() => {
        this.#unnotedFailureAt = now.getTime();
      });
    }
  }

  /** What an operator must know about the backups in the folder, as everybody sees who can reach it. */
  async trouble(): Promise<string | typeof notKnown | undefined> {
    const now = this.#clock();
    const seen = await this.#seen().catch(() => undefined);
    if (!seen) return notKnown;
    const newest = newestOf(seen.backups, now);
    if (seen.hasFailed)
      return `The last attempt to make a backup in ${this.folder} failed. ${lastOne(newest)}`;
    const dueMs = this.#options.everyHours * hourMs + patienceMs;
    if (now.getTime() - (newest?.madeAt ?? this.#startedAt) > dueMs)
      return `A backup in ${this.folder} is overdue. ${lastOne(newest)}`;
    // Another process may have waited for the first one for longer.
    return newest ? undefined : notKnown;
  }

  /** What is wrong with the folder as this process sees it, which can leave no word there. */
  async troubleHere(): Promise<string | undefined> {
    try {
      const { backups } = await this.#seen();
      const newest = newestOf(backups, this.#clock());
      return this.#unnotedFailureAt !== undefined && (newest?.madeAt ?? 0) <= this.#unnotedFailureAt
        ? `No backup can be made in ${this.folder}, which cannot be written to. ${lastOne(newest)}`
        : undefined;
    } catch (error) {
      if (error instanceof AnotherFolder)
        return `${this.folder} is not the folder with the backups any more, so nothing is written there. Is the disk or share still there? If it is meant to be another one, make an empty file named ${error.mark} in it.`;
      const code = errorCode(error);
      // It is about to be made.
      if (code === 'ENOENT' && !this.#isLost && !(await this.#mark.isKnown())) return undefined;
      return `The backups in ${this.folder} cannot be reached (${code}). Is the disk or share still there?`;
    }
  }

  listTrouble(): ReturnType<Chore['trouble']> {
    return this.#listsGone.trouble();
  }

  oldTrouble(): ReturnType<Chore['trouble']> {
    return this.#agesOut.trouble();
  }

  /**
   * The newest always stays, whatever a clock says. How old those are that a clock made while it was ahead cannot be told:
   * they go once it has been right for some days, and others have been made.
   */
  async #ageOut(now: Date): Promise<void> {
    const { keep, retentionDays, clockIsTrusted } = this.#options;
    const all = await backupsIn(this.folder);
    const newest = newestOf(all, now);
    const others = all.filter((backup) => backup !== newest);
    const room = newest ? keep - 1 : keep;
    const tooMany = others.slice(room);
    const before = now.getTime() - Math.min(retentionDays, keepDays.backupDays) * dayMs;
    const untimely = others
      .slice(0, room)
      .filter((backup) => backup.madeAt < before || (newest && isAhead(backup, now)));
    if (untimely.length > 0 && (await clockIsTrusted(now))) tooMany.push(...untimely);
    for (const backup of tooMany) await removeBackup(backup);
  }
}

const lastOne = (newest: Backup | undefined): string =>
  newest ? `The newest is of ${new Date(newest.madeAt).toISOString()}.` : 'There is none.';
