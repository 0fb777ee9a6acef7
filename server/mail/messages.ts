import MailComposer from 'nodemailer/lib/mail-composer';
import { type MailWords, mailPhrases, mailWords } from '../../content/en/mail.ts';
import { emailOf } from '../storage/accept.ts';
import type { FormName, MailKind, StoredSubmission } from '../storage/store.ts';
import { renderHtml, renderText } from './render.ts';

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
}

/** No double quotes, brackets, spaces or lists: what cannot be misread as more than one address or as a header. */
const plainAddress = /^[^\s"(),:;<>@[\\\]\p{Cc}]{1,64}@[^\s"'(),:;<>@[\\\]\p{Cc}]{1,253}$/u;

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
    async write(mail, submission, cv) {
      const visitor = emailOf(submission.fields);
      if (mail.kind === 'acknowledgement' && !plainAddress.test(visitor)) return undefined;
      const message = new MailComposer({
        from: options.from,
        // Stable, so that a receiver can recognise a message that came twice.
        messageId: `<${mail.id}@${domain}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
        ...(mail.kind === 'team'
          ? teamMessage(options.to[submission.form], submission, visitor, cv)
          : acknowledgement(visitor, options.to[submission.form], submission)),
      }).compile();
      const envelope = message.getEnvelope();
      if (envelope.from === false) throw new Error('MAIL_FROM holds no address.');
      return { id: mail.id, envelope: { from: envelope.from, to: envelope.to }, raw: await message.build() };
    },
  };
}

function teamMessage(to: string, submission: StoredSubmission, visitor: string, cv: Uint8Array | undefined) {
  const words: MailWords = mailWords[submission.form];
  const rows: [string, string][] = [
    [mailPhrases.teamReference, submission.reference],
    [mailPhrases.received, dubaiTime.format(submission.receivedAt)],
  ];
  for (const [field, label] of Object.entries(words.labels)) {
    const value = submission.fields[field];
    if (value !== undefined && value !== '') rows.push([label, value]);
  }
  const summary = submission.cv;
  const attached = summary?.verdict === 'clean' ? cv : undefined;
  if (summary !== undefined) rows.push([mailPhrases.cv, cvLine(summary, attached)]);
  const parts = { paragraphs: [words.teamIntro], rows, list: [], closing: [mailPhrases.replyHint] };

  return {
    to,
    // The address alone: a visitor's name would have to be trusted in a header.
    ...(plainAddress.test(visitor) ? { replyTo: { name: '', address: visitor } } : {}),
    subject: `${words.teamSubject} ${submission.reference}`,
    text: renderText(parts),
    html: renderHtml(parts),
    ...(summary !== undefined && attached !== undefined
      ? {
          attachments: [
            { filename: summary.originalName, contentType: summary.type, content: Buffer.from(attached) },
          ],
        }
      : {}),
  };
}

function cvLine(cv: NonNullable<StoredSubmission['cv']>, attached: Uint8Array | undefined): string {
  if (cv.verdict === 'quarantined') return mailPhrases.cvQuarantined(cv.originalName);
  return attached === undefined
    ? mailPhrases.cvGone(cv.originalName)
    : mailPhrases.cvAttached(cv.originalName);
}

function acknowledgement(visitor: string, replyTo: string, submission: StoredSubmission) {
  const words: MailWords = mailWords[submission.form];
  const name = (submission.fields.name ?? submission.fields.customerName ?? '').trim();
  const parts = {
    paragraphs: [plainName.test(name) ? mailPhrases.greetingTo(name) : mailPhrases.greeting, words.thanks],
    rows: [[mailPhrases.reference, submission.reference]] satisfies [string, string][],
    listTitle: mailPhrases.whatNext,
    list: words.nextSteps,
    closing: [mailPhrases.notYou, mailPhrases.signature.join('\n')],
  };
  return {
    to: { name: '', address: visitor },
    replyTo,
    subject: `${words.acknowledgementSubject}: ${submission.reference}`,
    text: renderText(parts),
    html: renderHtml(parts),
    // Keeps holiday notices from answering a machine (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}
