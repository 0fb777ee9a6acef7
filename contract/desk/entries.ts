import type { CvScan, CvVerdict, HeldReason } from '../cv-verdict.ts';
import type { FormName } from '../form-names.ts';
import type { AuditAction } from './audit-trail.ts';
import type { EntryStatus } from './statuses.ts';

export const sorts = ['newest', 'oldest', 'due'] as const;
export type Sort = (typeof sorts)[number];

export interface EntryFilter {
  readonly form?: FormName | undefined;
  /** `open` stands for new and in hand. */
  readonly status?: EntryStatus | 'open' | undefined;
  /** A member's id, or nobody. */
  readonly owner?: string | 'nobody' | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
  readonly locale?: string | undefined;
  /** As typed: names, addresses, phones, references, messages. */
  readonly search?: string | undefined;
  readonly sort?: Sort | undefined;
}

/** One line of the inbox. */
export interface EntrySummary {
  readonly id: string;
  readonly reference: string;
  readonly form: FormName;
  readonly name: string;
  readonly email: string;
  /** The beginning of what they wrote. */
  readonly excerpt: string;
  readonly receivedAt: Date;
  readonly dueAt: Date;
  readonly status: EntryStatus;
  readonly version: number;
  readonly ownerId: string | undefined;
  readonly ownerName: string | undefined;
  readonly locale: string;
  readonly hasCv: boolean;
}

export interface EntryPage {
  readonly entries: readonly EntrySummary[];
  /** Goes into the address of the next page. */
  readonly next: string | undefined;
}

export interface EntrySource {
  readonly page: string | undefined;
  readonly referrer: string | undefined;
  readonly campaign: Readonly<Record<string, string>>;
}

export interface EntryCv {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly verdict: CvVerdict;
  /** Why it is held; empty when it is clean. */
  readonly reasons: readonly HeldReason[];
  readonly scan: CvScan;
}

export interface Entry extends EntrySummary {
  readonly fields: Readonly<Record<string, string>>;
  readonly phoneE164: string | undefined;
  readonly consentVersion: string;
  readonly firstAnsweredAt: Date | undefined;
  readonly source: EntrySource;
  readonly cv: EntryCv | undefined;
}

export interface Note {
  readonly id: string;
  readonly at: Date;
  readonly author: string;
  readonly text: string;
}

export interface TimelineEvent {
  readonly at: Date;
  readonly kind: AuditAction | 'received' | 'mail-sent' | 'mail-waiting' | 'mail-dead' | 'mail-unconfirmed';
  readonly who: string | undefined;
  /** A code, as in the audit, the kind of mail, or the new owner's name. */
  readonly detail: string | undefined;
}

/** Somebody else was faster: nothing was written, and this is how the entry stands now. */
export type ChangeOutcome =
  | { readonly kind: 'done'; readonly version: number }
  | { readonly kind: 'conflict'; readonly now: EntrySummary }
  /** Whom it was to be given has left meanwhile, or does other work now. */
  | { readonly kind: 'no-owner' }
  | { readonly kind: 'gone' };

export interface BulkChange {
  readonly status?: EntryStatus | undefined;
  /** Null takes the owner away. */
  readonly owner?: string | null | undefined;
}

/** Entries, always within the forms of the person's role: what lies outside is not there. */
export interface Entries {
  page(filter: EntryFilter, cursor?: string): Promise<EntryPage>;
  /** The entry for the page that shows it; remembers who opened it. Refusals are remembered too. */
  open(reference: string): Promise<Entry | undefined>;
  timeline(id: string): Promise<TimelineEvent[]>;
  notes(id: string): Promise<Note[]>;
  /** Others from the same address or phone. */
  samePerson(id: string): Promise<EntrySummary[]>;
  setStatus(reference: string, version: number, status: EntryStatus): Promise<ChangeOutcome>;
  setOwner(reference: string, version: number, owner: string | null): Promise<ChangeOutcome>;
  /** `id` is of the page it is written on: the same words from there, sent again, are not kept again. */
  addNote(reference: string, note: { id: string; text: string }): Promise<boolean>;
  /** Many at once, whatever their version; returns how many were changed. */
  changeAll(references: readonly string[], change: BulkChange): Promise<number>;
  /** Who may own an entry of this form, or of any that the person sees. */
  owners(form?: FormName): Promise<{ id: string; name: string }[]>;
  /** The CV's bytes, remembered as downloaded. */
  cv(reference: string): Promise<{ name: string; type: string; bytes: Uint8Array } | undefined>;
  /** All of a filtered list as a file, written while it is read and remembered in the audit. */
  export(format: ExportFormat, filter: EntryFilter): ExportFile;
}

export const exportFormats = ['csv', 'xlsx', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export interface ExportFile {
  readonly name: string;
  readonly type: string;
  readonly body: ReadableStream<Uint8Array>;
}
