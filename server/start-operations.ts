import { startAlerts } from './alerts/start-alerts.ts';
import { operatorNotices } from './alerts/tell-operator.ts';
import { troublesOf } from './alerts/troubles.ts';
import { backUpApart } from './backups/back-up-apart.ts';
import { Backups, startBackups } from './backups/start-backups.ts';
import type { Config } from './config.ts';
import type { Logger } from './logger.ts';
import type { Transport } from './mail/transport.ts';
import type { Store } from './storage/store.ts';

/** Backups and alerts, where they are set up. */
export function startOperations(
  { dataDir, databaseUrl, backups, alertTo, retentionDays, siteUrl, mailFrom }: Config,
  { store, logger, transport }: { store: Store; logger: Logger; transport: Transport },
): { stop(): Promise<void> } {
  const plan =
    backups &&
    new Backups({
      ...backups,
      dataDir,
      backUp: (file, signal) => backUpApart({ dataDir, databaseUrl }, file, signal),
      listGone: (folder) => store.listGone(folder),
      clockIsTrusted: (now) => store.clockIsTrusted(now),
      logger,
      retentionDays,
    });
  const running = [
    ...(plan ? [startBackups(plan)] : []),
    ...(alertTo
      ? [
          startAlerts({
            store,
            logger,
            troubles: troublesOf({ store, dataDir, backups: plan }),
            tell: operatorNotices({
              targets: alertTo,
              site: new URL(siteUrl).host,
              from: mailFrom,
              transport,
            }),
          }),
        ]
      : []),
  ];
  return {
    stop: async () => {
      await Promise.all(running.map((each) => each.stop()));
    },
  };
}
