import { randomUUID } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import { desk as words } from '../../content/desk.ts';
import type { Person } from '../../contract/desk/person.ts';
import { type MailParts, renderHtml, renderText } from '../mail/render.ts';
import type { Transport } from '../mail/transport.ts';

/** Sent at once and once: whoever invited sees whether it went, and has the address besides. */
export function invitationMail(transport: Transport, from: string) {
  return async (person: Person, address: string): Promise<void> => {
    const { subject, greeting, invited, once } = words.invitationMail;
    const parts: MailParts = {
      locale: 'en',
      paragraphs: [greeting(person.name), invited(words.roles[person.role]), address],
      rows: [],
      list: [],
      closing: [once],
    };
    const message = new MailComposer({
      from,
      to: { name: '', address: person.email },
      subject,
      text: renderText(parts),
      html: renderHtml(parts),
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    }).compile();
    const envelope = message.getEnvelope();
    if (envelope.from === false) throw new Error('MAIL_FROM holds no address.');
    await transport.send(
      {
        id: `invitation-${randomUUID()}`,
        envelope: { from: envelope.from, to: envelope.to },
        raw: await message.build(),
      },
      async () => undefined,
    );
  };
}
