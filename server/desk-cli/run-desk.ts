import type { StaffList } from '../../contract/desk/staff-list.ts';
import type { Store } from '../storage/store.ts';
import { backup, restore } from './backups.ts';
import { cv } from './cvs.ts';
import { mail } from './mails.ts';
import { staff } from './staff.ts';
import { erase, exportAll, list, show } from './submissions.ts';
import { UsageError, usage } from './usage.ts';

export interface Desk {
  store: Store;
  staff: StaffList;
  /** Where messages are kept as files when there is no mail server. */
  mailDir: string;
  clamdUrl?: string | undefined;
  out(text: string): void | Promise<void>;
  now(): Date;
}

const commands = new Map<string, (desk: Desk, words: readonly string[]) => Promise<void>>([
  ['list', list],
  ['show', show],
  ['export', exportAll],
  ['cv', cv],
  ['erase', erase],
  ['mail', mail],
  ['staff', staff],
  ['backup', backup],
  ['restore', restore],
]);

/** No path, reference or address is longer; nothing reads a word before it has been measured. */
const wordMaxLength = 4096;

/** Runs one command and returns the process's exit code. The store is opened only when there is something to do. */
export async function runDesk(
  words: readonly string[],
  desk: Omit<Desk, 'store' | 'staff'> & {
    openStore(): Promise<Store>;
    staffOf(store: Store): StaffList;
    err(text: string): void;
  },
): Promise<0 | 1 | 2> {
  if (words.some((word) => word.length > wordMaxLength)) {
    desk.err(`A word of the command is longer than ${wordMaxLength} characters.\n`);
    return 2;
  }
  const [name, ...rest] = words;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    await desk.out(usage);
    return name === undefined ? 2 : 0;
  }
  const command = commands.get(name);
  if (command === undefined) {
    desk.err(`"${name}" is not a command.\n\n${usage}`);
    return 2;
  }
  let store: Store | undefined;
  try {
    store = await desk.openStore();
    const { mailDir, clamdUrl, out, now } = desk;
    await command({ store, staff: desk.staffOf(store), mailDir, clamdUrl, out, now }, rest);
    return 0;
  } catch (error) {
    const sentence = (error instanceof Error ? error.message : String(error)).replace(/\.?$/, '.');
    if (error instanceof UsageError) {
      desk.err(`${sentence}\n\n${usage}`);
      return 2;
    }
    desk.err(`${isTakenName(error) ? 'That file exists already; choose another name.' : sentence}\n`);
    return 1;
  } finally {
    await store?.close();
  }
}

function isTakenName(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
