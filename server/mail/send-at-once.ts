import { randomUUID } from 'node:crypto';
import { compose } from './compose.ts';
import { PartlyRefusedError, type Transport } from './transport.ts';

interface OwnMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/**
 * A mail of our own, past the outbox: whoever sends it sees whether it went, to one of its recipients at least. `kind` begins
 * the name of its file.
 */
export async function sendAtOnce(transport: Transport, kind: string, mail: OwnMail): Promise<void> {
  const to = mail.to.map((address) => ({ name: '', address }));
  const headers = { 'Auto-Submitted': 'auto-generated' };
  const message = await compose(`${kind}-${randomUUID()}`, { ...mail, to, headers });
  try {
    await transport.send(message, async () => undefined);
  } catch (error) {
    if (!(error instanceof PartlyRefusedError)) throw error;
  }
}
