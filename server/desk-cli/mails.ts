import { readArguments } from './arguments.ts';
import type { Desk } from './run-desk.ts';
import { describeMail } from './submissions.ts';
import { DeskError, UsageError } from './usage.ts';

export async function mail(desk: Desk, words: readonly string[]): Promise<void> {
  const [verb, reference] = readArguments(words, {}, { least: 0, most: 2 }).words;
  if (verb === undefined) return listMails(desk);
  if (verb !== 'retry') throw new UsageError(`"mail ${verb}" is not a command`);
  return retryMails(desk, reference?.trim().toUpperCase());
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
  if (reference !== undefined && (await store.find(reference)) === undefined) {
    throw new DeskError(`Nothing is kept under ${reference}.`);
  }
  const count = await store.retryMails(now(), reference);
  await out(`${count} ${count === 1 ? 'mail' : 'mails'} queued again.\n`);
}
