/** What goes to SQLite's thread and comes back. */

export interface ThreadTask {
  readonly id: number;
  /** Opens the transaction that the statement belongs to; where that fails, the statement is not run. */
  readonly begin?: string | undefined;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Undoes the transaction, if there still is one: a full disk ends it by itself. */
export const rollBack = 'rollback';

export interface ThreadAnswer {
  readonly id: number;
  readonly rows?: readonly unknown[];
  readonly changes?: number | bigint;
  readonly error?: { readonly message: string; readonly facts: object };
}
