import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailMessage } from './messages.ts';

type Mail = NonNullable<ConstructorParameters<typeof MailComposer>[0]>;

/** The bytes that go over the wire, and whom they are for. What a mail says never makes us read a file or an address. */
export async function compose(id: string, mail: Mail): Promise<MailMessage> {
  const message = new MailComposer({ ...mail, disableFileAccess: true, disableUrlAccess: true }).compile();
  const envelope = message.getEnvelope();
  if (envelope.from === false) throw new Error('MAIL_FROM holds no address.');
  return { id, envelope: { from: envelope.from, to: envelope.to }, raw: await message.build() };
}
