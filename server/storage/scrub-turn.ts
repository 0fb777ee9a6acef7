import { statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { isBusy, openSqliteFile } from './sqlite-file.ts';

/** A scrub is waited for, but not for ever: it may be stuck. Browsers and connections wait longer (app/forms/send-json.ts, bounds.ts). */
export const scrubWaitMs = 60_000;

/** Whose turn it is to write the database's files anew, among all processes. */
export interface ScrubTurn {
  /** False when it is another's. */
  take(): boolean;
  end(): void;
  /** Somebody has it, this process or another. */
  isTaken(): boolean;
  isElsewhere(): boolean;
  /** Of the one who has it, or had it last: it has gone on for so long that nobody is to wait for it any more. */
  isLate(): boolean;
  close(): void;
}

/**
 * A lock on an empty file: it ends with its process, however that ends, and can be asked for while the database itself
 * gives no answer.
 */
export function openScrubTurn(dataDir: string): ScrubTurn {
  const name = path.join(dataDir, 'scrub-turn.sqlite');
  const file = openSqliteFile(name, 'pragma busy_timeout = 0;');
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
    take() {
      if (file.isTransaction || !isFreeFor('begin exclusive')) return false;
      try {
        // When it began, for those who wait.
        const now = new Date();
        utimesSync(name, now, now);
        return true;
      } catch (error) {
        file.exec('rollback');
        throw error;
      }
    },
    end: () => file.exec('rollback'),
    isTaken: () => file.isTransaction || isElsewhere(),
    isElsewhere,
    // Either way, for the clock may have leapt.
    isLate: () => Math.abs(Date.now() - statSync(name).mtimeMs) > scrubWaitMs,
    close() {
      if (file.isOpen) file.close();
    },
  };
}
