import type { Desk, DeskContext } from '../../contract/desk/desk-context.ts';
import type { SignedIn } from '../../contract/desk/person.ts';
import type { Messages } from '../mail/messages.ts';
import type { Webhook } from '../mail/webhook.ts';
import { accessFor, type Caller } from '../staff/access.ts';
import { accountOf } from '../staff/account.ts';
import { isUse } from '../staff/session-cookie.ts';
import type { Staff } from '../staff/staff.ts';
import { staffList } from '../staff/staff-list.ts';
import type { Arrivals } from './arrivals.ts';
import { entriesFor } from './entries.ts';
import type { Exporter } from './export/exporter.ts';
import { mailsFor } from './mails.ts';
import { type PrivacyOptions, privacyFor } from './privacy.ts';
import { todayFor } from './today.ts';

/** What all requests share, once per process. */
export interface DeskParts {
  readonly staff: Staff;
  readonly arrivals: Arrivals;
  readonly messages: Messages;
  readonly webhook: Webhook | undefined;
  readonly privacy: Omit<PrivacyOptions, 'store' | 'logger'>;
  readonly exporter: Exporter;
  /** Lets the outbox look at once. */
  readonly wake: () => void;
}

/** What a request of the desk can ask of the server, by who sent it. */
export async function deskRequest(
  { staff, arrivals, messages, webhook, privacy, exporter, wake }: DeskParts,
  request: { headers: Headers; address: string; nonce: string },
): Promise<DeskContext> {
  const { store, cookie, sessions, clock, logger } = staff;
  const token = cookie.read(request.headers.get('Cookie'));
  const person = await sessions.personOf(token, clock(), isUse(request.headers));
  if (person) await store.entries.takeUp();
  const caller: Caller = {
    address: request.address,
    userAgent: request.headers.get('User-Agent'),
    token,
    person,
  };
  return {
    nonce: request.nonce,
    person,
    access: accessFor(staff, caller),
    deskOf: (signedIn: SignedIn): Desk => ({
      today: todayFor(store, signedIn, clock),
      entries: entriesFor(store, signedIn, clock, exporter),
      account: accountOf(staff, signedIn, caller),
      staff: staffList(staff, signedIn),
      audit: { page: (filter) => store.audit.page(filter) },
      mails: mailsFor({ store, messages, webhook, person: signedIn, clock, wake }),
      privacy: privacyFor({ store, logger, ...privacy }, signedIn, clock),
      arrivals: () => arrivals.stream(signedIn, () => sessions.listener(token, clock())),
    }),
    refused: (signedIn, what) =>
      store.audit.remember({ at: clock(), action: 'refused', staffId: signedIn.id, detail: what }),
    failed(error) {
      // The message could repeat what a visitor wrote; its kind and place do not.
      const { name, stack } = error instanceof Error ? error : new Error();
      const place = stack
        ?.split('\n')
        .find((line) => line.trimStart().startsWith('at '))
        ?.trim();
      logger.error({ error: name, place }, 'A page of the desk failed.');
    },
  };
}
