import path from 'node:path';
import { readConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { createTransport } from '../mail/transport.ts';
import { invitationMail } from '../staff/invitation-mail.ts';
import { staffList } from '../staff/staff-list.ts';
import { openStore } from '../storage/open-store.ts';
import { runDesk } from './run-desk.ts';

// The reader may have seen enough: `desk list | head`.
process.stdout.on('error', () => process.exit(0));

try {
  const { dataDir, databaseUrl, deskUrl, smtpUrl, mailFrom, clamdUrl } = readConfig(process.env);
  const mailDir = path.join(dataDir, 'mail');
  const transport = smtpUrl ? createTransport({ smtpUrl, mailDir }) : undefined;
  process.exitCode = await runDesk(process.argv.slice(2), {
    openStore: () => openStore({ dataDir, databaseUrl }),
    mailDir,
    clamdUrl,
    staffOf: (store) =>
      staffList(
        {
          store,
          deskUrl,
          logger: createLogger(),
          clock: () => new Date(),
          mailInvitation: transport && invitationMail(transport, mailFrom),
        },
        undefined,
      ),
    out: (text) => new Promise((resolve) => process.stdout.write(text, () => resolve())),
    err: (text) => process.stderr.write(text),
    now: () => new Date(),
  });
  transport?.close();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
