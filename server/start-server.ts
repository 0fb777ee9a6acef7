import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from './config.ts';
import { startArrivals } from './desk/arrivals.ts';
import { exporterFor } from './desk/export/exporter.ts';
import { addressOf } from './http/client-address.ts';
import { createDesk, type DeskSource } from './http/desk.ts';
import { Readiness } from './http/readiness.ts';
import { createSite, type PageSource } from './http/site.ts';
import type { Logger } from './logger.ts';
import { createMessages } from './mail/messages.ts';
import { startOutbox } from './mail/outbox.ts';
import { createTransport } from './mail/transport.ts';
import { createWebhook } from './mail/webhook.ts';
import { createMetrics, serveMetrics } from './metrics.ts';
import { startRetention } from './retention/start-retention.ts';
import { ConfigError } from './setting-values.ts';
import { invitationMail } from './staff/invitation-mail.ts';
import { loadWebAuthn } from './staff/passkeys.ts';
import { createStaff } from './staff/staff.ts';
import { startOperations } from './start-operations.ts';
import { openStore } from './storage/open-store.ts';
import { closeCvReaders } from './submissions/cv/check-cv.ts';
import { submissionsApi } from './submissions/intake/api.ts';
import { submissionsForPage } from './submissions/intake/pages.ts';
import { SubmissionIntake } from './submissions/intake/submission-intake.ts';

/** How long an orderly stop may take before the process ends anyway. */
const stopMs = 10_000;
/** A proxy that asks /readyz has this long to notice before connections are closed. */
const noticeMs = 4000;
/** How long a connection may say nothing while we stop. */
const idleMs = 250;
/** Until a process that has just started has answered what waited for it. */
const settledMs = 1000;
/** So long after the last request nobody is there who would notice heavy work. */
const visitedMs = 1000;

export interface RunningServer {
  /** The site's and the desk's; what this process does not serve has none. */
  readonly address: string | undefined;
  readonly deskAddress: string | undefined;
  /** Nobody can sign in yet: the operator is told how to make the first invitation. */
  readonly hasStaff: boolean;
  stop(): Promise<void>;
}

/** Where pages come from; each is asked for only when it is to be served. */
export interface Sources {
  site(): Promise<PageSource>;
  desk(): Promise<DeskSource>;
}

/** Opens the store, wires everything together and listens; SIGTERM and SIGINT stop it in order. */
export async function startServer(config: Config, logger: Logger, sources: Sources): Promise<RunningServer> {
  const pages = config.serve === 'desk' ? undefined : await sources.site();
  const deskPages = config.serve === 'site' || config.deskPort === 0 ? undefined : await sources.desk();
  const place = { dataDir: config.dataDir, databaseUrl: config.databaseUrl };
  const store = await openStore({ ...place, webhook: config.webhook !== undefined });
  // Working hours and holidays are part of a release.
  if (deskPages)
    await store.entries.recountDue().catch(() => logger.warn({}, 'due times were not counted anew'));
  const mailDir = join(config.dataDir, 'mail');
  const metrics = createMetrics(store);
  const transport = createTransport({ mailDir, ...(config.smtpUrl ? { smtpUrl: config.smtpUrl } : {}) });
  const messages = createMessages({ from: config.mailFrom, to: config.mailTo });
  const webhook = config.webhook && createWebhook({ ...config.webhook, deskUrl: config.deskUrl });
  const outbox = startOutbox({
    store,
    logger,
    transport,
    messages,
    webhook,
    onOutcome: metrics.mailAttempted,
  });
  const retention = startRetention({
    store,
    logger,
    mailDir,
    days: config.retentionDays,
    applicationDays: config.applicationRetentionDays,
  });
  const operations = startOperations(config, { store, logger, transport });
  const intakeDeps = { store, config, logger, metrics: metrics.submissions, onAccepted: () => outbox.wake() };
  const intake = new SubmissionIntake(intakeDeps);
  const readiness = new Readiness(() => store.checkWritable(), logger);
  const site =
    pages &&
    createSite({
      config,
      logger,
      pages,
      readiness,
      api: submissionsApi(
        {
          ...intakeDeps,
          // Behind a proxy that rewrites the Host header our own pages would look like strangers.
          config: { ...config, allowedOrigins: [...config.allowedOrigins, new URL(config.siteUrl).origin] },
          clientAddress: (context) => addressOf(context, config.trustProxy),
        },
        intake,
      ),
      isFlooding: (form, address) => intake.flooded(form, address),
      submissionsFor: (address, incoming) => submissionsForPage(intake, address, incoming),
    });
  let lastVisit = Number.NEGATIVE_INFINITY;
  site?.on('request', () => {
    lastVisit = performance.now();
  });
  const staff = await createStaff({
    store,
    logger,
    deskUrl: config.deskUrl,
    oidc: config.oidc,
    mailInvitation: config.smtpUrl ? invitationMail(transport, config.mailFrom) : undefined,
  });
  const arrivals = startArrivals({ store, logger });
  const { retentionDays, applicationRetentionDays } = config;
  const parts = {
    staff,
    arrivals,
    messages,
    webhook,
    exporter: exporterFor(place, logger, () => performance.now() - lastVisit < visitedMs),
    privacy: { mailDir, retentionDays, applicationRetentionDays },
    wake: () => outbox.wake(),
  };
  const desk = deskPages && createDesk({ config, logger, parts, pages: deskPages });
  const metricsServer = serveMetrics(config, metrics, logger);

  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= (async () => {
      const isWatched = readiness.stop();
      if (isWatched && site?.listening) await pause(noticeMs);
      arrivals.stop();
      // All at once: one slow visitor must not use up the time that a mail server needs for its answer.
      await Promise.all([
        ...[site, desk].map((server) => server && closed(server)),
        outbox.stop(),
        operations.stop(),
        retention.stop(),
      ]);
      await closeCvReaders();
      metricsServer?.close();
      await store.close();
    })();
    return stopping;
  };
  try {
    if (site) await listen(site, 'PORT', 'HOST', config.port, config.host);
    if (desk) await listen(desk, 'DESK_PORT', 'DESK_HOST', config.deskPort, config.deskHost);
  } catch (error) {
    await stop();
    throw error;
  }
  // The start does not wait for it, and neither does the first visitor after a sign-in.
  if (desk) setTimeout(loadWebAuthn, settledMs).unref();
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      setTimeout(() => process.exit(1), stopMs).unref();
      void stop().then(() => process.exit(0));
    });
  return {
    address: site && shownAddress(site, config.host),
    deskAddress: desk && config.deskUrl,
    hasStaff: (await store.staff.count()) > 0,
    stop,
  };
}

function listen(
  server: Server,
  portName: string,
  hostName: string,
  port: number,
  host: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(
          new ConfigError(
            `${portName} ${port} on ${host} is in use by another program; stop it or set another ${portName}.`,
          ),
        );
      else if (error.code === 'EACCES')
        reject(
          new ConfigError(
            `${portName} ${port} may not be used by this account; set a ${portName} of 1024 or more.`,
          ),
        );
      else
        reject(
          new ConfigError(`${hostName} "${host}" cannot be listened on (${error.code ?? error.message}).`),
        );
    });
    server.listen(port, host, resolve);
  });
}

function shownAddress(server: Server, host: string): string {
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Closes the door first, and connections only when nothing has come by them for a moment: http's own close would also end
 * those whose request is on its way, and a proxy that has tried the other process before has nobody left to ask.
 */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), idleMs);
    NetServer.prototype.close.call(server, () => {
      clearInterval(idle);
      resolve();
    });
  });
}
