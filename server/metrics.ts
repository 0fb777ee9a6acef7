import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { formNames } from '../contract/form-names.ts';
import type { Config } from './config.ts';
import type { Logger } from './logger.ts';
import type { MailOutcome } from './mail/outbox.ts';
import type { MailKind, Store } from './storage/store.ts';
import type { SubmissionMetrics } from './submissions/intake/attempt.ts';

export interface Metrics {
  readonly submissions: SubmissionMetrics;
  mailAttempted(kind: MailKind, outcome: MailOutcome): void;
  /** The figures in the text format that Prometheus reads. */
  text(): Promise<string>;
}

export function createMetrics(store: Pick<Store, 'mailCounts' | 'missedMails'>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  const answered = counter('nasaq_submissions_total', 'Submissions answered, by form and outcome.', [
    'form',
    'outcome',
  ]);
  // There from the start: what a rule sees for the first time has not increased.
  for (const form of formNames)
    for (const outcome of ['500', '503', 'busy']) answered.inc({ form, outcome }, 0);
  const cvs = counter('nasaq_cvs_total', 'CVs looked into, by outcome.', ['outcome']);
  const mails = counter('nasaq_mail_attempts_total', 'Attempts to send a mail, by kind and outcome.', [
    'kind',
    'outcome',
  ]);
  new Gauge({
    name: 'nasaq_mails',
    help: 'Mails in the outbox, by status.',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      for (const [status, count] of Object.entries(await store.mailCounts())) this.set({ status }, count);
    },
  });
  new Gauge({
    name: 'nasaq_mails_missed',
    help: 'Mails to the team and webhooks that failed for good or were never confirmed.',
    registers: [registry],
    async collect() {
      this.set(await store.missedMails());
    },
  });
  return {
    submissions: {
      answered: (form, outcome) => answered.inc({ form, outcome }),
      cvChecked: (outcome) => cvs.inc({ outcome }),
    },
    mailAttempted: (kind, outcome) => mails.inc({ kind, outcome }),
    text: () => registry.metrics(),
  };
}

/** Figures are for the operator alone: another port, which no proxy reaches. A taken port is no reason not to serve. */
export function serveMetrics(
  { metricsPort: port, metricsHost: host }: Pick<Config, 'metricsPort' | 'metricsHost'>,
  metrics: Metrics,
  logger: Logger,
): Server | undefined {
  if (port === 0) return undefined;
  return createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end(text),
      () => response.writeHead(503).end(),
    );
  })
    .on('error', (error: NodeJS.ErrnoException) =>
      logger.warn(
        { host, port, code: error.code },
        'METRICS_HOST and METRICS_PORT cannot be used; there are no metrics.',
      ),
    )
    .listen(port, host);
}
