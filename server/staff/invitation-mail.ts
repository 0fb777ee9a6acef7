import { desk as words } from '../../content/desk.ts';
import type { Person } from '../../contract/desk/person.ts';
import { type MailParts, renderHtml, renderText } from '../mail/render.ts';
import { sendAtOnce } from '../mail/send-at-once.ts';
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
    await sendAtOnce(transport, 'invitation', {
      from,
      to: [person.email],
      subject,
      text: renderText(parts),
      html: renderHtml(parts),
    });
  };
}
