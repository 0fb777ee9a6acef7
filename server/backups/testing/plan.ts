import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Store } from '../../storage/store.ts';
import { type BackupOptions, Backups } from '../start-backups.ts';

const logger = { info: () => {}, warn: () => {}, error: () => {} };
export const hours = (count: number) => new Date(Date.parse('2026-03-01T00:00:00Z') + count * 3_600_000);
/** But the one by which it is known. */
export const files = (folder: string) =>
  readdirSync(folder)
    .filter((name) => !/^folder-/.test(name))
    .sort();
export const listIn = (folder: string) => path.join(folder, 'erased-and-removed.txt');
export const erasedIn = (folder: string) => readFileSync(listIn(folder), 'latin1').split('\n').length - 1;

export const plan = (
  store: Pick<Store, 'backup'> & { dataDir: string },
  at: Date,
  rest: Partial<BackupOptions> = {},
) => ({
  backUp: (file: string) => store.backup(file),
  listGone: async () => undefined,
  clockIsTrusted: async () => true,
  logger,
  folder: path.join(store.dataDir, 'backups'),
  dataDir: store.dataDir,
  everyHours: 24,
  keep: 3,
  retentionDays: 365,
  clock: () => at,
  ...rest,
});

export const backUpIfDue = (options: BackupOptions) => new Backups(options).makeIfDue();
export const backupTrouble = (options: BackupOptions) => new Backups(options).trouble();
