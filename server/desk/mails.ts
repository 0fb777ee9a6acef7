import type { MailLine, MailState, Mails } from '../../contract/desk/mails.ts';
import type { SignedIn } from '../../contract/desk/person.ts';
import type { Messages } from '../mail/messages.ts';
import type { Webhook } from '../mail/webhook.ts';
import type { MailStatus, Store, StoredMail } from '../storage/store.ts';

const pageSize = 50;

const statusesOf: Readonly<Record<MailState, readonly MailStatus[]>> = {
  unconfirmed: ['unconfirmed'],
  dead: ['dead'],
  pending: ['pending', 'sending'],
  sent: ['sent'],
  settled: ['settled'],
};

interface MailsOptions {
  readonly store: Store;
  readonly messages: Messages;
  readonly webhook: Webhook | undefined;
  readonly person: SignedIn;
  readonly clock: () => Date;
  /** Lets the outbox look at once. */
  readonly wake: () => void;
}

export function mailsFor({ store, messages, webhook, person, clock, wake }: MailsOptions): Mails {
  const remember = (action: 'mail-opened' | 'mail-retried' | 'mail-settled', mail: StoredMail) =>
    store.audit.remember({
      at: clock(),
      action,
      staffId: person.id,
      entryId: mail.submissionId,
      reference: mail.reference,
      detail: mail.kind,
    });
  return {
    async counts() {
      const { pending, sending, ...others } = await store.mailCounts();
      return { ...others, pending: pending + sending };
    },

    async page(state, cursor) {
      const { mails, next } = await store.mailPage(statusesOf[state], cursor, pageSize);
      return { mails: mails.map(lineOf), next };
    },

    async open(id) {
      const mail = await store.findMail(id);
      const submission = mail && (await store.findById(mail.submissionId));
      if (!mail || !submission) return undefined;
      await remember('mail-opened', mail);
      const message = mail.kind === 'webhook' ? webhook?.read(submission) : messages.read(mail, submission);
      return { mail: lineOf(mail), message };
    },

    async retry(id) {
      const mail = await store.findMail(id);
      if (!mail || !(await store.retryMail(id, clock()))) return false;
      await remember('mail-retried', mail);
      wake();
      return true;
    },

    async settle(id) {
      const mail = await store.findMail(id);
      if (!mail || !(await store.settleMail(id))) return false;
      await remember('mail-settled', mail);
      return true;
    },
  };
}

function lineOf(mail: StoredMail): MailLine {
  const { id, reference, form, kind, status, attempts, sentAt, dueAt, lastError, takenBy } = mail;
  const state = status === 'sending' ? 'pending' : status;
  return { id, reference, form, kind, state, attempts, at: sentAt ?? dueAt, lastError, takenBy };
}
