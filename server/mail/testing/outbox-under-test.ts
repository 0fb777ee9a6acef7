import { afterEach } from 'node:test';
import type { Store } from '../../storage/store.ts';
import { createMessages, type Messages } from '../messages.ts';
import { type MailOutcome, type OutboxTiming, startOutbox } from '../outbox.ts';
import { createTransport, type Transport } from '../transport.ts';
import { startMailServer } from './mail-server.ts';

export const team = 'team@nasaq.example';
const messages = createMessages({
  from: 'NASAQ <website@nasaq.example>',
  to: { quote: team, contact: team, estimate: team, career: 'careers@nasaq.example' },
});
export const hour = 3_600_000;

const endings: (() => unknown)[] = [];
/** Undone after the test, the last first. */
export const atEnd = (end: () => unknown): void => void endings.push(end);
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** An outbox on a clock that only the test moves, and a way to wait for what it does. */
export function outboxOn(
  store: Store,
  transport: Transport,
  timing: Partial<OutboxTiming> = {},
  written: Messages = messages,
) {
  let now = new Date('2026-03-01T08:00:00Z').getTime();
  const outcomes: MailOutcome[] = [];
  const logged: string[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const note = (details: object, message: string) => logged.push(JSON.stringify(details) + message);
  const outbox = startOutbox({
    store,
    transport,
    messages: written,
    logger: { info: note, warn: note, error: note },
    clock: () => new Date(now),
    onOutcome: (_kind, outcome) => {
      outcomes.push(outcome);
      for (const { count, resolve } of waiting) if (outcomes.length >= count) resolve();
    },
    timing: { graceMs: 200, ...timing },
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= outbox.stop();
    return stopped;
  };
  atEnd(stop);
  return {
    outcomes,
    logged,
    stop,
    wake: outbox.wake,
    pass(ms: number) {
      now += ms;
      outbox.wake();
    },
    untilOutcomes(count: number) {
      return new Promise<void>((resolve) => {
        waiting.push({ count, resolve });
        if (outcomes.length >= count) resolve();
      });
    },
  };
}

export async function mailServer() {
  const server = await startMailServer();
  atEnd(() => server.stop());
  return server;
}

export const overSmtp = (smtpUrl: string, timeoutMs = 5000) =>
  createTransport({ smtpUrl, mailDir: '/nowhere', timeoutMs });
