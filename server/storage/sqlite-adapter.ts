import { SqliteAdapter } from 'kysely';

/**
 * Kysely takes no lock for SQLite's migrations and runs them outside of a transaction: two processes that start at once would
 * both make the same change. SQLite can change tables within a transaction, and a transaction that takes the write lock at
 * once is the lock.
 */
export class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
