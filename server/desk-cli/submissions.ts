import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { eraseTraces } from '../erase-traces.ts';
import { emailOf } from '../storage/accept.ts';
import type { ListFilter, Store, StoredSubmission } from '../storage/store.ts';
import { filterOptions, readArguments, readFilter } from './arguments.ts';
import { csvHeader, csvRow } from './csv.ts';
import { describeOpinion } from './describe-opinion.ts';
import type { Desk } from './run-desk.ts';
import { DeskError, UsageError } from './usage.ts';

/** A terminal obeys control characters, and bidi overrides reorder a line; a visitor's words must do neither. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, (sign) => (sign === '\n' ? '\n' : ' '));
}

export const moment = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export async function list({ store, out, now }: Desk, words: readonly string[]): Promise<void> {
  const { text } = readArguments(words, filterOptions, { least: 0, most: 0 });
  let count = 0;
  for await (const { reference, form, receivedAt, fields, cv } of store.list(readFilter(text, now()))) {
    count += 1;
    const name = fields.name ?? fields.customerName ?? '';
    const line = [moment(receivedAt), reference, form.padEnd(8), printable(name), printable(emailOf(fields))];
    await out(`${line.join('  ')}${cv === undefined ? '' : '  CV'}\n`);
  }
  await out(count === 1 ? '1 submission\n' : `${count} submissions\n`);
}

export async function findOrFail(store: Store, reference: string): Promise<StoredSubmission> {
  const submission = await store.find(reference.trim().toUpperCase());
  if (submission === undefined) throw new DeskError(`Nothing is kept under ${printable(reference)}.`);
  return submission;
}

export async function show({ store, out, now }: Desk, words: readonly string[]): Promise<void> {
  const [reference = ''] = readArguments(words, {}, { least: 1, most: 1 }).words;
  const submission = await findOrFail(store, reference);
  const { id: entryId, reference: name } = submission;
  await store.audit.remember({ at: now(), action: 'opened', entryId, reference: name });
  const rows: [string, string][] = [
    ['reference', submission.reference],
    ['form', submission.form],
    ['received', moment(submission.receivedAt)],
    ['language', submission.locale],
    ['privacy policy', submission.consentVersion],
    ...Object.entries(submission.fields),
  ];
  const { cv } = submission;
  if (cv !== undefined) {
    rows.push(
      ['CV', `${cv.originalName}, ${cv.type}, ${cv.size} bytes`],
      ['CV verdict', describeOpinion(cv)],
    );
  }
  for (const mail of await store.mailsOf(submission.id)) {
    rows.push([`mail (${mail.kind})`, describeMail(mail)]);
  }
  for (const [label, value] of rows) {
    await out(`${label.padEnd(22)}${printable(value).replaceAll('\n', `\n${' '.repeat(22)}`)}\n`);
  }
}

export function describeMail(mail: Awaited<ReturnType<Store['mailsOf']>>[number]): string {
  const attempts = `${mail.attempts} ${mail.attempts === 1 ? 'attempt' : 'attempts'}`;
  const taken = mail.takenBy.length === 0 ? '' : `, ${mail.takenBy.join(' and ')} has it`;
  const error = `${mail.lastError === undefined ? '' : `, last answer ${mail.lastError}`}${taken}`;
  if (mail.status === 'sent') return `sent ${mail.sentAt === undefined ? '' : moment(mail.sentAt)}`.trim();
  if (mail.status === 'pending') return `waits for ${moment(mail.dueAt)}, ${attempts}${error}`;
  return `${mail.status}, ${attempts}${error}`;
}

export async function exportAll({ store, out, now }: Desk, words: readonly string[]): Promise<void> {
  const options = {
    ...filterOptions,
    csv: { type: 'boolean' },
    json: { type: 'boolean' },
    out: { type: 'string' },
  } as const;
  const { text, isSet } = readArguments(words, options, { least: 0, most: 0 });
  if (isSet('csv') === isSet('json')) throw new UsageError('An export is either --csv or --json');
  const filter = readFilter(text, now());
  const lines = isSet('csv') ? csvLines(store, filter) : jsonLines(store, filter);
  // Before, for whoever reads the output may stop at any line.
  await store.audit.remember({ at: now(), action: 'exported', detail: isSet('csv') ? 'csv' : 'json' });
  const file = text('out');
  if (file === undefined) {
    for await (const line of lines) await out(line);
    return;
  }
  await pipeline(Readable.from(lines), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  await out(`Saved as ${file}.\n`);
}

async function* csvLines(store: Store, filter: ListFilter): AsyncGenerator<string> {
  yield csvHeader;
  for await (const submission of store.list(filter)) yield csvRow(submission);
}

async function* jsonLines(store: Store, filter: ListFilter): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const { id, ...submission } of store.list(filter)) {
    yield `${separator}${JSON.stringify(submission)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

export async function erase({ store, out, mailDir }: Desk, words: readonly string[]): Promise<void> {
  const [sought = ''] = readArguments(words, {}, { least: 1, most: 1 }).words;
  const ids = await store.erase(sought);
  if (ids.length === 0) throw new DeskError(`Nothing is kept under ${printable(sought)}.`);
  const { remnants, code } = await eraseTraces({ store, mailDir }, ids);
  await out(`Erased ${ids.length} ${ids.length === 1 ? 'submission' : 'submissions'} with CVs and mails.\n`);
  await out('Backups, what a CRM has received, and messages already sent, are not reached from here.\n');
  if (remnants === 'waiting')
    await out(
      "What they leave in the database's files is overwritten by the server at night, when it keeps nobody waiting.\n",
    );
  if (code)
    throw new DeskError(
      `What they leave in the database's files could not be overwritten yet (${code}): the server tries again, with a large database at night`,
    );
}
