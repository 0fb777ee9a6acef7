import { randomUUID } from 'node:crypto';
import { compose } from './compose.ts';
import type { Transport } from './transport.ts';

interface OwnMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** A mail of our own, past the outbox: whoever sends it sees whether it went. `kind` begins the name of its file. */
export async function sendAtOnce(transport: Transport, kind: string, mail: OwnMail): Promise<void> {
  const to = mail.to.map((address) => ({ name: '', address }));
  const headers = { 'Auto-Submitted': 'auto-generated' };
  await transport.send(
    await compose(`${kind}-${randomUUID()}`, { ...mail, to, headers }),
    async () => undefined,
  );
}
