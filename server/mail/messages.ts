import { companyOf } from '../../content/company.server.ts';
import { contentOf } from '../../content/content.server.ts';
import { fieldLabel } from '../../content/form-view.server.ts';
import { reasonWords } from '../../content/held-reasons.ts';
import { fill } from '../../content/model/fill.ts';
import { type Island, withIslands } from '../../content/model/islands.ts';
import { knownLocale, type Locale } from '../../content/model/locales.ts';
import type { FormName } from '../../contract/form-names.ts';
import { dialledField, forms } from '../../contract/forms.ts';
import { emailOf } from '../storage/accept.ts';
import type { MailKind, StoredSubmission } from '../storage/store.ts';
import { compose } from './compose.ts';
import { type MailParts, renderHtml, renderText } from './render.ts';
import { teamWords } from './team-words.ts';

export interface MailMessage {
  /** The outbox row's id. */
  id: string;
  envelope: { from: string; to: string[] };
  raw: Buffer;
}

export interface Messages {
  /** Undefined when the visitor's address is not one that mail can be sent to. */
  write(
    mail: { id: string; kind: MailKind },
    submission: StoredSubmission,
    cv: Uint8Array | undefined,
  ): Promise<MailMessage | undefined>;
  /** What it says, for people. */
  read(
    mail: { kind: MailKind },
    submission: StoredSubmission,
  ): { to: string; subject: string; text: string } | undefined;
}

/** No double quotes, brackets, spaces or lists: what cannot be misread as more than one address or as a header. */
const plainAddress = /^[^\s"(),:;<>@[\\\]\p{Cc}]{1,64}@[^\s"'(),:;<>@[\\\]\p{Cc}]{1,253}$/u;

/**
 * Others than plain ASCII before the at sign may stand in a header only where the mail server says so (SMTPUTF8), which is
 * known too late: a strict server would refuse the whole message for it.
 */
const replyAddress = (visitor: string): string | undefined =>
  plainAddress.test(visitor) && /^[\x21-\x7e]+@/.test(visitor) ? visitor : undefined;

/** A greeting must not carry a stranger's advertisement to a third person: letters only, no links. */
const plainName = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,59}$/u;

const dubaiTime = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Dubai',
});

/** `from` may carry a display name; `to` is one address or a comma-separated list, by form. */
export function createMessages(options: { from: string; to: Readonly<Record<FormName, string>> }): Messages {
  const domain = /@([^\s<>@]+)>?\s*$/.exec(options.from)?.[1] ?? 'localhost';
  return {
    read(mail, submission) {
      const visitor = emailOf(submission.fields);
      if (mail.kind === 'acknowledgement' && !plainAddress.test(visitor)) return undefined;
      const team = options.to[submission.form];
      const { subject, text } =
        mail.kind === 'team'
          ? teamMessage(team, submission, visitor, undefined)
          : acknowledgement(visitor, team, submission);
      return { to: mail.kind === 'team' ? team : visitor, subject, text };
    },

    async write(mail, submission, cv) {
      const visitor = emailOf(submission.fields);
      if (mail.kind === 'acknowledgement' && !plainAddress.test(visitor)) return undefined;
      return compose(mail.id, {
        from: options.from,
        // Stable, so that a receiver can recognise a message that came twice.
        messageId: `<${mail.id}@${domain}>`,
        ...(mail.kind === 'team'
          ? teamMessage(options.to[submission.form], submission, visitor, cv)
          : acknowledgement(visitor, options.to[submission.form], submission)),
      });
    },
  };
}

/** The team's mail is in this language; it says which one the visitor used. */
const teamLocale: Locale = 'en';
const languageNames = new Intl.DisplayNames(teamLocale, { type: 'language' });

function teamMessage(to: string, submission: StoredSubmission, visitor: string, cv: Uint8Array | undefined) {
  const { form, fields, reference, cv: summary } = submission;
  const words = teamWords.forms[form];
  const attached = summary?.verdict === 'clean' ? cv : undefined;
  const replyTo = replyAddress(visitor);
  const rows: [string, Island][] = [
    [teamWords.reference, { ltr: reference }],
    [teamWords.received, { auto: dubaiTime.format(submission.receivedAt) }],
    [teamWords.language, { auto: languageNames.of(knownLocale(submission.locale)) ?? submission.locale }],
  ];
  const dialled = forms[form].fields.find(({ name, kind }) => kind === 'tel' && fields[name])?.name;
  for (const { name, kind } of forms[form].fields) {
    const label = fieldLabel(teamLocale, form, name);
    const value = fields[name];
    if (kind === 'file' && summary) rows.push([label, { auto: cvLine(summary, attached) }]);
    else if (value) rows.push([label, { auto: value }]);
    const number = name === dialled ? fields[dialledField] : undefined;
    if (number) rows.push([teamWords.dialled, { ltr: number }]);
  }
  return {
    to,
    // The address alone: a visitor's name would have to be trusted in a header.
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject: `${words.subject} ${reference}`,
    ...rendered({
      locale: teamLocale,
      paragraphs: [words.intro],
      rows,
      list: [],
      closing: [replyTo ? teamWords.replyHint : teamWords.noReplyHint],
    }),
    ...(summary !== undefined && attached !== undefined
      ? {
          attachments: [
            { filename: summary.originalName, contentType: summary.type, content: Buffer.from(attached) },
          ],
        }
      : {}),
  };
}

const rendered = (parts: MailParts) => ({ text: renderText(parts), html: renderHtml(parts) });

function cvLine(cv: NonNullable<StoredSubmission['cv']>, attached: Uint8Array | undefined): string {
  const file = cv.originalName;
  if (cv.verdict !== 'clean') {
    const reasons = cv.reasons.map((reason) => reasonWords[reason]).join('; ');
    return fill(teamWords.cvHeld, { file, reasons });
  }
  if (attached === undefined) return fill(teamWords.cvGone, { file });
  return fill(cv.scan === 'passed' ? teamWords.cvScanned : teamWords.cvNotScanned, { file });
}

/** In the language of the page that the visitor used. */
function acknowledgement(visitor: string, replyTo: string, submission: StoredSubmission) {
  const locale = knownLocale(submission.locale);
  const { mail } = contentOf(locale);
  const words = mail.forms[submission.form];
  const { name: company, phones, emails, office } = companyOf(locale);
  const told = (sentence: string) =>
    withIslands(fill(sentence, { company }), {
      tollFree: phones.tollFree.shown,
      dubai: phones.dubai.shown,
      careersEmail: emails.careers,
    });
  const name = (submission.fields.name ?? submission.fields.customerName ?? '').trim();
  const greeting = plainName.test(name)
    ? withIslands(mail.greetingTo, { name: { auto: name } })
    : mail.greeting;
  return {
    to: { name: '', address: visitor },
    replyTo,
    subject: `${words.subject}: ${submission.reference}`,
    ...rendered({
      locale,
      paragraphs: [greeting, told(words.thanks)],
      rows: [[mail.reference, { ltr: submission.reference }]],
      listTitle: mail.whatNext,
      list: words.nextSteps.map(told),
      closing: [mail.notYou, [company, ...office.lines].join('\n')],
    }),
    // Keeps holiday notices from answering a machine (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}
