import { companyOf } from '../../../content/company.server.ts';
import { contentOf } from '../../../content/content.server.ts';
import { fill } from '../../../content/model/fill.ts';
import { knownLocale } from '../../../content/model/locales.ts';
import type { Entry } from '../../../contract/desk/entries.ts';

/** A mail to the visitor, begun in their language; undefined where they left no address. */
export function replyAddress(entry: Entry, colleague: string): string | undefined {
  if (entry.email === '') return undefined;
  const locale = knownLocale(entry.locale);
  const { name: company, phones } = companyOf(locale);
  const { name, reference } = entry;
  const said = { name, reference, colleague, company, tollFree: phones.tollFree.shown };
  const reply = contentOf(locale).reply;
  // Every sign is escaped, so that nothing a visitor typed can add a recipient.
  const to = encodeURIComponent(entry.email).replace('%40', '@');
  const subject = encodeURIComponent(fill(reply.subject, said));
  const body = encodeURIComponent(fill(reply.body, said).toWellFormed().replaceAll('\n', '\r\n'));
  return `mailto:${to}?subject=${subject}&body=${body}`;
}
