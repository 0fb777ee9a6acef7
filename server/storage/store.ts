/** What the rest of the server knows of storage. SQLite and PostgreSQL answer to it alike. */

import type { CvScan, CvVerdict, HeldReason } from '../../contract/cv-verdict.ts';
import type { FormName } from '../../contract/form-names.ts';
import type { AuditRows } from './audit-rows.ts';
import type { EntryRows } from './entry-rows.ts';
import type { PersonRows } from './person-rows.ts';
import type { SessionRows } from './session-rows.ts';
import type { StaffRows } from './staff-rows.ts';
import type { TodayRows } from './today-rows.ts';

/** What reading a CV, and a scanner where there is one, say of it. */
export interface CvOpinion {
  verdict: CvVerdict;
  /** Why it is held; empty when it is clean. */
  reasons: readonly HeldReason[];
  scan: CvScan;
}

export interface NewCv extends CvOpinion {
  storedName: string;
  originalName: string;
  type: string;
  size: number;
  sha256: string;
  bytes: Uint8Array;
}

/** Where an enquiry came from, as far as the visitor's browser told. */
export interface SubmissionSource {
  readonly page: string | undefined;
  /** The name of the website whose link led here. */
  readonly referrer: string | undefined;
  /** The marks of a campaign, by their names in the address. */
  readonly campaign: Readonly<Record<string, string>>;
}

export interface NewSubmission {
  /** A UUID. */
  id: string;
  form: FormName;
  /** NSQ-XXXX-XXXX, made by the caller; when it is taken, accept() throws ReferenceTakenError. */
  reference: string;
  /** By wire name, normalised, plus phoneE164 where there is a phone. */
  fields: Readonly<Record<string, string>>;
  receivedAt: Date;
  locale: string;
  consentVersion: string;
  idempotencyKey?: string;
  /** Another key under which the very same may have come a moment ago. */
  earlierKey?: string;
  /** SHA-256 of the normalised fields and, where there is one, of the CV. */
  bodyHash: string;
  source?: SubmissionSource;
  cv?: NewCv;
}

export type AcceptResult =
  | { kind: 'stored' }
  | { kind: 'replayed'; reference: string }
  | { kind: 'key-conflict' };

/** Another submission already carries this reference: the caller makes a new one and tries again. */
export class ReferenceTakenError extends Error {
  constructor(reference: string) {
    super(`The reference ${reference} is taken.`);
    this.name = 'ReferenceTakenError';
  }
}

/** A webhook travels like a mail: from the same outbox, tried again for as long, shown in the same list. */
export type MailKind = 'team' | 'acknowledgement' | 'webhook';

/**
 * pending: waits for its time. sending: the message is on the wire. sent: the mail server took it.
 * dead: every attempt failed. unconfirmed: the line broke while the mail server was deciding, so it may or
 * may not have arrived; only an operator sends it again. settled: it was one of these two, and somebody has seen to it.
 */
export type MailStatus = 'pending' | 'sending' | 'sent' | 'dead' | 'unconfirmed' | 'settled';

export type CvSummary = Omit<NewCv, 'bytes'>;

export interface StoredMail {
  id: string;
  submissionId: string;
  reference: string;
  form: FormName;
  kind: MailKind;
  status: MailStatus;
  attempts: number;
  dueAt: Date;
  sentAt?: Date;
  lastError?: string;
  /** Of several recipients those who have it already; it is tried again for the others only. */
  takenBy: readonly string[];
}

export interface StoredSubmission {
  id: string;
  form: FormName;
  reference: string;
  fields: Readonly<Record<string, string>>;
  receivedAt: Date;
  locale: string;
  consentVersion: string;
  cv?: CvSummary;
}

/** A mail this process has leased and may try to send. `attempt` counts from 1. */
export interface ClaimedMail {
  id: string;
  submissionId: string;
  kind: MailKind;
  attempt: number;
  takenBy: readonly string[];
}

export interface ListFilter {
  form?: FormName;
  since?: Date;
}

export type MailCounts = Record<MailStatus, number>;

export interface Store {
  /**
   * One durable transaction: the submission, the CV's bytes, and the outbox rows of its two mails
   * (for a held CV the team's mail goes without the file).
   */
  accept(submission: NewSubmission): Promise<AcceptResult>;
  /** Counts a hit in a fixed window shared by all processes; returns the count so far and when the window ends. */
  hit(bucket: string, windowMs: number, now: Date): Promise<{ count: number; resetAt: Date }>;
  /** Writes a row of the size of a real one, and throws when it cannot. */
  checkWritable(): Promise<void>;
  close(): Promise<void>;

  // The outbox. `owner` is the worker's own name: what another worker has leased since is left alone.
  claimMails(claim: { owner: string; now: Date; leaseMs: number; limit: number }): Promise<ClaimedMail[]>;
  renewLeases(owner: string, ids: readonly string[], until: Date): Promise<void>;
  /** Recorded just before the message is committed to the mail server; false when the lease is lost. */
  markSending(id: string, owner: string, now: Date): Promise<boolean>;
  /** False when the mail was erased or taken over meanwhile. */
  markSent(id: string, owner: string, now: Date): Promise<boolean>;
  /** Back to waiting until `retryAt`, or dead when there is none. `takenBy` have it all the same. */
  markFailed(
    id: string,
    owner: string,
    failure: { error: string; retryAt?: Date; takenBy?: readonly string[] },
  ): Promise<void>;
  markUnconfirmed(id: string, owner: string, error: string): Promise<void>;
  /** Gives a claimed mail back untried. */
  releaseMail(id: string, owner: string): Promise<void>;
  /**
   * Settles what a worker left on the wire when it died; returns how many. The team's mail goes back in the queue, for a
   * second copy does less harm than none; a visitor's is marked as unconfirmed.
   */
  markAbandoned(now: Date): Promise<number>;
  /** Mails and leases dated further ahead than any pause explains, by a clock that was wrong, become due; returns how many. */
  pullBackMails(now: Date, longestPauseMs: number): Promise<number>;
  /** Those of the given mails that the outbox knows. */
  knownMails(ids: readonly string[]): Promise<ReadonlySet<string>>;
  mailCounts(): Promise<MailCounts>;
  /** What the company itself misses: mails to the team and webhooks that are dead or unconfirmed. */
  missedMails(): Promise<number>;
  listMails(statuses: readonly MailStatus[]): Promise<StoredMail[]>;
  /** Those in one of these states, the latest due first; the cursor is the page's before. */
  mailPage(
    statuses: readonly MailStatus[],
    cursor: string | undefined,
    limit: number,
  ): Promise<{ mails: StoredMail[]; next: string | undefined }>;
  findMail(id: string): Promise<StoredMail | undefined>;
  /** Puts one dead or unconfirmed mail back in the queue; false when it is neither. */
  retryMail(id: string, now: Date): Promise<boolean>;
  /** Takes one dead or unconfirmed mail off the list of those that need somebody; false when it is neither. */
  settleMail(id: string): Promise<boolean>;
  /** Puts dead and unconfirmed mails (all, or those of one reference) back in the queue; returns how many. */
  retryMails(now: Date, reference?: string): Promise<number>;

  // The desk.
  /** Newest last, a page at a time, so that a long list never sits in memory. */
  list(filter: ListFilter): AsyncIterable<StoredSubmission>;
  find(reference: string): Promise<StoredSubmission | undefined>;
  findById(id: string): Promise<StoredSubmission | undefined>;
  mailsOf(submissionId: string): Promise<StoredMail[]>;
  cvBytes(submissionId: string): Promise<Uint8Array | undefined>;
  /** What a CV was found to be when it was looked into again. */
  judgeCv(submissionId: string, opinion: CvOpinion): Promise<void>;
  /**
   * Everything kept under a reference or an email address (any case), remembered in the audit as done from the command line;
   * returns the submissions' ids.
   */
  erase(referenceOrEmail: string): Promise<string[]>;
  /** Everything kept under these ids, remembered in the audit; returns how many entries there were, by their ids. */
  eraseAll(ids: readonly string[], by: { staffId: string; now: Date }): Promise<string[]>;
  /**
   * Overwrites what deletion leaves behind in the database's files; thoroughly means that every page is
   * written anew. False when another process is at that.
   */
  scrub(options: { thorough: boolean }): Promise<boolean>;
  /** A thorough scrub would keep visitors waiting, so it waits for an hour when there are none. */
  scrubHoldsUp(): Promise<boolean>;
  /** Something was erased since the last thorough scrub. */
  scrubIsOwed(): Promise<boolean>;
  /** Writes a consistent copy of everything into a new SQLite file while the server runs. */
  backup(file: string): Promise<{ submissions: number }>;
  /** Writes down beside backups whom none of them may bring back, in case this store is lost. */
  listGone(folder: string): Promise<void>;
  /**
   * Fills the store from such a file, without those on the list beside it. Refuses a store that holds submissions unless
   * told to replace them.
   */
  restore(file: string, options: { replace: boolean }): Promise<{ submissions: number }>;
  /** Removes what a restore that was killed has left of its backup. */
  sweepRestores(): Promise<void>;

  /**
   * What an operator is told. True when the state is new, so that one process tells it, once; and again when there are more
   * than were told of an hour ago.
   */
  raiseAlert(trouble: string, now: Date, count: number): Promise<boolean>;
  clearAlert(trouble: string): Promise<boolean>;
  // The staff's application.
  readonly staff: StaffRows;
  readonly sessions: SessionRows;
  readonly audit: AuditRows;
  readonly entries: EntryRows;
  readonly today: TodayRows;
  readonly persons: PersonRows;

  // Retention.
  /** Forgets who has sent how much, where it no longer counts. */
  forgetHits(now: Date): Promise<void>;
  /** Removes what is older than the two dates, applications (with their CVs) by the second, at most `limit` at a time. */
  expire(limits: { before: Date; applicationsBefore: Date; limit: number }): Promise<string[]>;
  /** Notes what the clock says; false for some days after it has leapt. */
  clockIsTrusted(now: Date): Promise<boolean>;
  /** A secret of this installation, shared by its processes. */
  secret(): Promise<string>;
}
