import { readArguments } from './arguments.ts';
import type { Desk } from './run-desk.ts';
import { describeMail, printable } from './submissions.ts';
import { DeskError, UsageError } from './usage.ts';

export async function mail(desk: Desk, words: readonly string[]): Promise<void> {
  const [verb, which] = readArguments(words, {}, { least: 0, most: 2 }).words;
  const reference = which?.trim().toUpperCase();
  if (verb === undefined) return listMails(desk);
  if (verb === 'retry') return retryMails(desk, reference);
  if (verb !== 'settle') throw new UsageError(`"mail ${verb}" is not a command`);
  if (reference === undefined) throw new UsageError('Say which entry\'s mails are settled, or "all"');
  return settleMails(desk, reference === 'ALL' ? undefined : reference);
}

async function listMails({ store, out }: Desk): Promise<void> {
  const mails = await store.listMails(['pending', 'sending', 'dead', 'unconfirmed']);
  for (const one of mails) {
    await out(`${one.reference}  ${one.form.padEnd(8)}  ${one.kind.padEnd(15)}  ${describeMail(one)}\n`);
  }
  const { pending, sending, dead, unconfirmed } = await store.mailCounts();
  await out(`${pending + sending} waiting, ${dead} dead, ${unconfirmed} unconfirmed\n`);
  if (unconfirmed > 0) {
    await out('Unconfirmed mails may have arrived: look before you send them again with "mail retry".\n');
  }
}

async function retryMails({ store, out, now }: Desk, reference: string | undefined): Promise<void> {
  await failUnlessKept(store, reference);
  const count = await store.retryMails(now(), reference);
  if (count > 0)
    await store.audit.remember({ at: now(), action: 'mail-retried', reference, detail: String(count) });
  await out(`${count} ${count === 1 ? 'mail' : 'mails'} queued again.\n`);
}

/** Nobody needs these any more: a mistyped address, or somebody has called. */
async function settleMails({ store, out, now }: Desk, reference: string | undefined): Promise<void> {
  await failUnlessKept(store, reference);
  let count = 0;
  for (const mail of await store.listMails(['dead', 'unconfirmed'])) {
    if ((reference ?? mail.reference) !== mail.reference || !(await store.settleMail(mail.id))) continue;
    count += 1;
    await store.audit.remember({
      at: now(),
      action: 'mail-settled',
      entryId: mail.submissionId,
      reference: mail.reference,
      detail: mail.kind,
    });
  }
  await out(`${count} ${count === 1 ? 'mail' : 'mails'} settled.\n`);
}

async function failUnlessKept(store: Desk['store'], reference: string | undefined): Promise<void> {
  if (reference !== undefined && (await store.find(reference)) === undefined)
    throw new DeskError(`Nothing is kept under ${printable(reference)}.`);
}
