import { workingHours } from '../../content/model/working-hours.ts';
import type { Logger } from '../logger.ts';
import { errorCode } from '../mail/error-code.ts';
import { removeMailFiles, sweepMailFiles } from '../mail/transport.ts';
import { mailId } from '../storage/accept.ts';
import type { Store } from '../storage/store.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** By the company's clock. */
const nightHours = { from: 1, to: 5 };
const silenceMs = 2 * hourMs;
/** Small bites, so that visitors are never kept waiting. */
const batchSize = 50;

export interface RetentionOptions {
  store: Store;
  days: number;
  /** Job applications go sooner, with their CVs. */
  applicationDays: number;
  /** Where messages are kept as files when there is no mail server. */
  mailDir: string;
  logger: Logger;
  clock?: () => Date;
}

/** Deletes what is past its time, now and every hour. */
export function startRetention(options: RetentionOptions): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  const run = () => {
    running = running
      .then(() => (stopped ? undefined : enforceRetention(options)))
      .catch((error: unknown) => {
        options.logger.error({ code: errorCode(error) }, 'retention could not be enforced');
      });
  };
  run();
  const timer = setInterval(run, hourMs);
  timer.unref();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

export async function enforceRetention(options: RetentionOptions): Promise<void> {
  const { store, mailDir, logger } = options;
  const now = options.clock?.() ?? new Date();
  const swept = await sweepMailFiles(mailDir, (ids) => store.knownMails(ids));
  if (swept > 0) logger.warn({ swept }, 'files of mails that no longer exist were deleted');
  await store.sweepRestores().catch((error: unknown) => {
    logger.error({ code: errorCode(error) }, 'what a restore has left could not be removed');
  });
  await store.forgetHits(now);
  await payScrub(options, now);
  if (!(await store.clockIsTrusted(now))) {
    logger.error(
      {},
      'the clock has leapt; nothing is deleted by age for three days, or until it is set right',
    );
    return;
  }
  const before = new Date(now.getTime() - options.days * dayMs);
  const applicationsBefore = new Date(now.getTime() - options.applicationDays * dayMs);
  let submissions = 0;
  for (;;) {
    const ids = await store.expire({ before, applicationsBefore, limit: batchSize });
    submissions += ids.length;
    await removeMailFiles(
      mailDir,
      ids.flatMap((id) => [mailId(id, 'team'), mailId(id, 'acknowledgement')]),
    );
    if (ids.length < batchSize) break;
  }
  if (submissions === 0) return;
  await store.scrub({ thorough: false });
  logger.info({ submissions }, 'submissions past their time were deleted');
}

/** Nobody is likely to send anything within the next minute: it is night, or nothing has come for a while. */
async function isQuiet(store: Store, now: Date): Promise<boolean> {
  const hour = (now.getUTCHours() + workingHours.utcOffsetHours) % 24;
  if (hour >= nightHours.from && hour < nightHours.to) return true;
  return (await store.entries.arrivedSince(new Date(now.getTime() - silenceMs))).length === 0;
}

/** What an erasure could not do at once. That it fails again is no reason to keep what is past its time. */
async function payScrub({ store, logger }: RetentionOptions, now: Date): Promise<void> {
  if (!(await store.scrubIsOwed())) return;
  try {
    const thorough = !(await store.scrubHoldsUp()) || (await isQuiet(store, now));
    const isDone = await store.scrub({ thorough });
    if (thorough && isDone) logger.info({}, 'what an erasure left behind was overwritten');
  } catch (error) {
    logger.error({ code: errorCode(error) }, 'what an erasure left behind is not overwritten yet');
  }
}
