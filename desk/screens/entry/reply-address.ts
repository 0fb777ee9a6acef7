import { desk as words } from '../../../content/desk.ts';
import type { Entry } from '../../../contract/desk/entries.ts';

/** A mail to the visitor, begun in their language; undefined where they left no address. */
export function replyAddress(entry: Entry, colleague: string): string | undefined {
  if (entry.email === '') return undefined;
  const reply = entry.locale === 'ar' ? words.replies.ar : words.replies.en;
  // Every sign is escaped, so that nothing a visitor typed can add a recipient.
  const to = encodeURIComponent(entry.email).replace('%40', '@');
  const subject = encodeURIComponent(reply.subject(entry.reference));
  const body = encodeURIComponent(
    reply.body(entry.name, entry.reference, colleague).toWellFormed().replaceAll('\n', '\r\n'),
  );
  return `mailto:${to}?subject=${subject}&body=${body}`;
}
