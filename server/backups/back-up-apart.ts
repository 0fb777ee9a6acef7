import { join } from 'node:path';
import { inOwnProcess } from '../in-own-process.ts';
import type { StorePlace } from '../storage/open-store.ts';

export interface BackupOrder {
  readonly place: StorePlace;
  readonly file: string;
}

const program = join(import.meta.dirname, 'backup-program.ts');

/** A backup by a process with a connection of its own: entries are taken and pages are served meanwhile. */
export const backUpApart = (
  place: StorePlace,
  file: string,
  signal?: AbortSignal,
): Promise<{ submissions: number }> => inOwnProcess(program, { place, file } satisfies BackupOrder, signal);
