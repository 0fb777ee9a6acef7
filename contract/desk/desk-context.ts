import type { RouterContext } from 'react-router';
import type { Access } from './access.ts';
import type { Account } from './account.ts';
import type { AuditTrail } from './audit-trail.ts';
import type { Entries } from './entries.ts';
import type { Mails } from './mails.ts';
import type { SignedIn } from './person.ts';
import type { Privacy } from './privacy.ts';
import type { StaffList } from './staff-list.ts';
import type { Today } from './today.ts';

/** What a signed-in person can ask. Each part knows who asks, keeps to their role and remembers what must be. */
export interface Desk {
  readonly today: Today;
  readonly entries: Entries;
  readonly account: Account;
  readonly staff: StaffList;
  readonly audit: AuditTrail;
  readonly mails: Mails;
  readonly privacy: Privacy;
  /** Says "arrived" as server-sent events; undefined when too many listen. */
  arrivals(): ReadableStream<Uint8Array> | undefined;
}

/** Made by the server for each request. Routes reach it through desk/guard.ts only, which applies the rules. */
export interface DeskContext {
  /** The content security policy's word for this answer's own scripts. */
  readonly nonce: string;
  readonly person: SignedIn | undefined;
  readonly access: Access;
  deskOf(person: SignedIn): Desk;
  /** Remembers that somebody asked for what they may not have. */
  refused(person: SignedIn, what: string): Promise<void>;
  /** A page failed; the log hears of it without anybody's words. */
  failed(error: unknown): void;
}

declare global {
  var nasaqDeskContext: RouterContext<DeskContext> | undefined;
}

/** Kept once per process, as in contract/load-context.ts: the built desk loads this module a second time. */
globalThis.nasaqDeskContext ??= {};
export const deskContext: RouterContext<DeskContext> = globalThis.nasaqDeskContext;
