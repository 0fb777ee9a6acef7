import { companyOf } from '../../../content/company.server.ts';
import { contentOf } from '../../../content/content.server.ts';
import { fill } from '../../../content/model/fill.ts';
import { plainText, withIslands } from '../../../content/model/islands.ts';
import { knownLocale } from '../../../content/model/locales.ts';
import type { Entry } from '../../../contract/desk/entries.ts';

/** A mail to the visitor, begun in their language; undefined where they left no address. */
export function replyAddress(
  entry: Pick<Entry, 'email' | 'name' | 'reference' | 'locale'>,
  colleague: string,
): string | undefined {
  if (entry.email === '') return undefined;
  const locale = knownLocale(entry.locale);
  const { name: company, phones } = companyOf(locale);
  const reply = contentOf(locale).reply;
  // Numbers and names keep their own order, as in our mails.
  const said = (template: string) =>
    plainText(
      withIslands(fill(template, { company }), {
        name: { auto: entry.name },
        colleague: { auto: colleague },
        reference: entry.reference,
        tollFree: phones.tollFree.shown,
        dubai: phones.dubai.shown,
      }),
      locale,
    );
  // Every sign is escaped, so that nothing a visitor typed can add a recipient.
  const to = encodeURIComponent(entry.email).replace('%40', '@');
  const subject = encodeURIComponent(said(reply.subject));
  const body = encodeURIComponent(said(reply.body).toWellFormed().replaceAll('\n', '\r\n'));
  return `mailto:${to}?subject=${subject}&body=${body}`;
}
