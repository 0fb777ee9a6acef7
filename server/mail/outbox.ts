import { randomUUID } from 'node:crypto';
import type { Logger } from '../logger.ts';
import type { ClaimedMail, MailKind, Store, StoredSubmission } from '../storage/store.ts';
import { errorCode } from './error-code.ts';
import type { Messages } from './messages.ts';
import { longestPauseMs, pauseAfter } from './pauses.ts';
import { PartlyRefusedError, type Transport } from './transport.ts';
import type { Webhook } from './webhook.ts';

export type MailOutcome = 'sent' | 'retry' | 'dead' | 'unconfirmed' | 'released' | 'erased';

export interface OutboxOptions {
  store: Store;
  transport: Transport;
  messages: Messages;
  webhook?: Webhook | undefined;
  /** Told only ids, kinds and codes. */
  logger: Logger;
  clock?: () => Date;
  /** Called once for every attempt, for metrics. */
  onOutcome?: (kind: MailKind, outcome: MailOutcome) => void;
  timing?: Partial<OutboxTiming>;
}

export interface OutboxTiming {
  /** How often to look for due mail when nobody wakes the worker. */
  pollMs: number;
  /** Renewed while a mail is in hand; when it runs out, its worker is taken for dead. */
  leaseMs: number;
  /** How long stop() lets a message finish. */
  graceMs: number;
}

export interface Outbox {
  /** Looks for due mail now. */
  wake(): void;
  /** Finishes what is in hand, gives back the rest and closes the transport. */
  stop(): Promise<void>;
}

const lanes = 4;

/**
 * A row is marked `sending` just before the message's last byte. When the line breaks before that, the mail goes back
 * in the queue. When it breaks after, nobody can know whether the server took it. The team's mail is then sent again,
 * with the same Message-ID: a second copy does less harm than a lost enquiry. A visitor's could reach them twice: its row
 * is marked `unconfirmed`, which the desk shows and an operator settles. Whom of several the server refused is tried again
 * without those who have it.
 */
export function startOutbox(options: OutboxOptions): Outbox {
  const { store, transport, messages, logger } = options;
  const clock = options.clock ?? (() => new Date());
  const timing: OutboxTiming = { pollMs: 5000, leaseMs: 30_000, graceMs: 5000, ...options.timing };
  const worker = randomUUID();
  /** Each lane leases under its own name: after a leap of the clock one lane may take over another's mail. */
  const inHand = new Map<string, ClaimedMail>();
  const sleepers = new Set<() => void>();
  let stopping = false;
  let calls = 0;

  const wake = () => {
    calls += 1;
    for (const rouse of sleepers) rouse();
  };
  const sleep = () =>
    new Promise<void>((resolve) => {
      const rouse = () => {
        clearTimeout(timer);
        sleepers.delete(rouse);
        resolve();
      };
      const timer = setTimeout(rouse, timing.pollMs);
      timer.unref();
      sleepers.add(rouse);
    });

  const heartbeat = setInterval(() => {
    const until = new Date(clock().getTime() + timing.leaseMs);
    for (const [owner, mail] of inHand) {
      store.renewLeases(owner, [mail.id], until).catch((error: unknown) => {
        logger.warn({ mail: mail.id, code: errorCode(error) }, 'the lease on a mail could not be renewed');
      });
    }
  }, timing.leaseMs / 3);
  heartbeat.unref();

  async function claim(owner: string): Promise<ClaimedMail | undefined> {
    try {
      const now = clock();
      const pulledBack = await store.pullBackMails(now, longestPauseMs);
      if (pulledBack > 0)
        logger.warn({ count: pulledBack }, 'mails dated ahead by a wrong clock are due now');
      const abandoned = await store.markAbandoned(now);
      if (abandoned > 0) logger.warn({ count: abandoned }, 'mails were interrupted while being sent');
      const [mail] = await store.claimMails({ owner, now, leaseMs: timing.leaseMs, limit: 1 });
      return mail;
    } catch (error) {
      logger.error({ code: errorCode(error) }, 'the outbox could not be read');
      return undefined;
    }
  }

  /** Sends one mail and records what became of it. */
  async function deliver(mail: ClaimedMail, owner: string): Promise<MailOutcome> {
    let committed = false;
    try {
      const submission = await store.findById(mail.submissionId);
      if (submission === undefined) return 'erased';
      if (mail.kind === 'webhook') return await callWebhook(mail, owner, submission);
      const wantsCv = mail.kind === 'team' && submission.cv?.verdict === 'clean';
      const cv = wantsCv ? await store.cvBytes(submission.id) : undefined;
      const message = await messages.write(mail, submission, cv);
      if (message === undefined) {
        await store.markFailed(mail.id, owner, { error: 'EADDRESS' });
        return 'dead';
      }
      const left = message.envelope.to.filter((address) => !mail.takenBy.includes(address));
      // Whoever it still had to reach is no longer among the team's addresses.
      if (left.length === 0) return (await store.markSent(mail.id, owner, clock())) ? 'sent' : 'erased';
      const envelope = { ...message.envelope, to: left };
      await transport.send({ ...message, envelope }, async () => {
        if (!(await store.markSending(mail.id, owner, clock()))) {
          throw new Error('Another worker has taken this mail, or it was erased.');
        }
        committed = true;
      });
    } catch (error) {
      return recordFailure(mail, owner, error, committed);
    }
    // Should this fail, the row stays `sending` and is settled when its lease runs out.
    if (await store.markSent(mail.id, owner, clock())) return 'sent';
    // Erased while it was being written: what was kept of it goes too.
    if ((await store.findById(mail.submissionId)) !== undefined) return 'sent';
    await transport.forget(mail.id);
    return 'erased';
  }

  /** The other system knows a second copy by its id, so nothing has to be recorded before. */
  async function callWebhook(
    mail: ClaimedMail,
    owner: string,
    submission: StoredSubmission,
  ): Promise<MailOutcome> {
    if (!options.webhook) {
      await store.markFailed(mail.id, owner, { error: 'NOT SET' });
      return 'dead';
    }
    await options.webhook.send(mail.id, submission);
    return (await store.markSent(mail.id, owner, clock())) ? 'sent' : 'erased';
  }

  async function recordFailure(
    mail: ClaimedMail,
    owner: string,
    error: unknown,
    committed: boolean,
  ): Promise<MailOutcome> {
    const code = errorCode(error);
    const answered = error instanceof Error && 'responseCode' in error && error.responseCode !== undefined;
    if (committed && !answered && mail.kind === 'acknowledgement') {
      await store.markUnconfirmed(mail.id, owner, code);
      return 'unconfirmed';
    }
    if (stopping && !answered && !committed) {
      await store.releaseMail(mail.id, owner);
      return 'released';
    }
    const pauseMs = isFinal(error) ? undefined : pauseAfter(mail.attempt);
    const retryAt = pauseMs === undefined ? undefined : new Date(clock().getTime() + pauseMs);
    await store.markFailed(mail.id, owner, {
      error: code,
      ...(retryAt === undefined ? {} : { retryAt }),
      ...(error instanceof PartlyRefusedError ? { takenBy: [...mail.takenBy, ...error.takenBy] } : {}),
    });
    logger.warn({ mail: mail.id, attempt: mail.attempt, code }, 'mail attempt failed');
    return retryAt === undefined ? 'dead' : 'retry';
  }

  function report(mail: ClaimedMail, outcome: MailOutcome): void {
    const facts = { mail: mail.id, attempt: mail.attempt, outcome };
    if (outcome === 'dead' || outcome === 'unconfirmed') logger.error(facts, 'a mail needs a person');
    else logger.info(facts, 'mail handled');
    options.onOutcome?.(mail.kind, outcome);
  }

  async function runLane(owner: string): Promise<void> {
    while (!stopping) {
      const callsBefore = calls;
      const mail = await claim(owner);
      if (mail === undefined) {
        // A call that came while it was looking may be about a mail that it did not see.
        if (calls === callsBefore) await sleep();
        continue;
      }
      inHand.set(owner, mail);
      try {
        report(mail, await deliver(mail, owner));
      } catch (error) {
        logger.error(
          { mail: mail.id, code: errorCode(error) },
          'what became of a mail could not be recorded',
        );
      } finally {
        inHand.delete(owner);
      }
    }
  }

  const running = Promise.all(Array.from({ length: lanes }, (_, lane) => runLane(`${worker}.${lane}`)));
  return {
    wake,
    async stop() {
      stopping = true;
      wake();
      const breakOff = setTimeout(() => transport.close(), timing.graceMs);
      await running;
      clearTimeout(breakOff);
      clearInterval(heartbeat);
      transport.close();
    },
  };
}

/**
 * The server will never take this message: a 5xx about its sender, recipient or contents. A 5xx about our own account or
 * greeting says nothing of the message, and somebody can mend it.
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  return Number(error.responseCode) >= 500 && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
}
