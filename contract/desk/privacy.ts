import type { FormName } from '../form-names.ts';
import type { AuditRow } from './audit-trail.ts';
import type { EntrySummary, ExportFile } from './entries.ts';

export type SoughtBy = 'email' | 'phone' | 'reference';

export interface PersonEntry extends EntrySummary {
  readonly notes: number;
  readonly mails: number;
}

export interface Found {
  readonly by: SoughtBy;
  readonly entries: readonly PersonEntry[];
}

export interface Erased {
  /** How many went. */
  readonly entries: number;
  /**
   * What they leave in the database's files. It waits where overwriting it would keep visitors waiting: for the night, or
   * until nobody has sent anything for a while. Where it failed it is tried again.
   */
  readonly remnants: 'overwritten' | 'waiting' | 'failed';
}

export interface Expiring {
  readonly form: FormName;
  readonly count: number;
  /** When the first of them goes. */
  readonly first: Date;
}

/** A person's rights over what is kept about them. For admins. */
export interface Privacy {
  /** Undefined when what was typed is neither an email, a phone nor a reference. */
  find(sought: string): Promise<Found | undefined>;
  /** Everything kept under these references, as an archive: JSON, and CVs as they came. */
  giveOut(references: readonly string[]): ExportFile;
  /** Entries with their CVs, mails, notes and words in the search index. */
  erase(references: readonly string[]): Promise<Erased>;
  /** What goes by age within the next 30 days. */
  expiring(): Promise<Expiring[]>;
  /** What was searched, given out and erased, without anybody's data. */
  requests(): Promise<AuditRow[]>;
}
