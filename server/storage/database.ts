import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { LimitTables, Tables } from './schema.ts';

export type Work<T> = (trx: Transaction<Tables>) => Promise<T>;

/** What differs between SQLite and PostgreSQL; every query is written once, on top of it. */
export interface Database {
  readonly db: Kysely<Tables>;
  readonly limits: Kysely<LimitTables>;
  /** PostgreSQL locks the rows it claims; SQLite has one writer at a time and needs no such clause. */
  readonly locksRows: boolean;
  /** Whether a submission holds words that begin with these (search-text.ts), by the database's own index. */
  hasWords(words: readonly string[]): RawBuilder<boolean>;
  /** Runs work in a durable transaction. It may run more than once, so it must bear repetition. */
  write<T>(work: Work<T>): Promise<T>;
  /** Runs work on a snapshot that later writes do not touch. */
  snapshot<T>(work: Work<T>): Promise<T>;
  /** Room on the disk; endless where it is somebody else's. */
  freeBytes(): Promise<number>;
  /** False when it is to be thorough and another process is at it. */
  scrub(options: { thorough: boolean }): Promise<boolean>;
  /**
   * The files are being written anew, by this process or another: who writes is answered late, but not refused. False once
   * that has gone on for too long.
   */
  scrubRuns(): boolean;
  /** While the files are written anew, nothing else is for longer than a visitor would notice. */
  scrubHoldsUp(): Promise<boolean>;
  close(): Promise<void>;
}
