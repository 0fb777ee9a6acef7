import path from 'node:path';
import { isBusy, openSqliteFile } from './sqlite-file.ts';

/** Whose turn it is to write the database's files anew, among all processes. */
export interface ScrubTurn {
  /** False when it is another's. */
  take(): boolean;
  end(): void;
  /** Somebody has it, this process or another. */
  isTaken(): boolean;
  isElsewhere(): boolean;
  close(): void;
}

/**
 * A lock on an empty file: it ends with its process, however that ends, and can be asked for while the database itself
 * gives no answer.
 */
export function openScrubTurn(dataDir: string): ScrubTurn {
  const file = openSqliteFile(path.join(dataDir, 'scrub-turn.sqlite'), 'pragma busy_timeout = 0;');
  const isFreeFor = (statement: string): boolean => {
    try {
      file.exec(statement);
      return true;
    } catch (error) {
      if (isBusy(error)) return false;
      throw error;
    }
  };
  const isElsewhere = () => !file.isTransaction && !isFreeFor('select 1 from sqlite_schema');
  return {
    take: () => !file.isTransaction && isFreeFor('begin exclusive'),
    end: () => file.exec('rollback'),
    isTaken: () => file.isTransaction || isElsewhere(),
    isElsewhere,
    close() {
      if (file.isOpen) file.close();
    },
  };
}
