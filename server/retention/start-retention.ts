import type { Logger } from '../logger.ts';
import { errorCode } from '../mail/error-code.ts';
import { removeMailFiles } from '../mail/transport.ts';
import { mailId } from '../storage/accept.ts';
import type { Store } from '../storage/store.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Small bites, so that visitors are never kept waiting. */
const batchSize = 50;

export interface RetentionOptions {
  store: Store;
  days: number;
  cvDays: number;
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
  const now = (options.clock?.() ?? new Date()).getTime();
  const before = new Date(now - options.days * dayMs);
  const cvBefore = new Date(now - options.cvDays * dayMs);
  let submissions = 0;
  let cvs = 0;
  for (;;) {
    const expired = await options.store.expire({ before, cvBefore, limit: batchSize });
    submissions += expired.submissionIds.length;
    cvs += expired.cvSubmissionIds.length;
    await removeMailFiles(options.mailDir, [
      ...expired.submissionIds.flatMap((id) => [mailId(id, 'team'), mailId(id, 'acknowledgement')]),
      ...expired.cvSubmissionIds.map((id) => mailId(id, 'team')), // the CV is inside
    ]);
    if (expired.submissionIds.length < batchSize && expired.cvSubmissionIds.length < batchSize) break;
  }
  if (submissions + cvs === 0) return;
  await options.store.scrub({ thorough: false });
  options.logger.info({ submissions, cvs }, 'submissions past their time were deleted');
}
