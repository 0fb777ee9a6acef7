import type { Entry, EntryFilter } from '../../../contract/desk/entries.ts';
import type { EntryRows } from '../../storage/entry-rows.ts';
import type { Scope } from '../../storage/select-entries.ts';

const pageSize = 200;

/** Everything that a filter finds, a page at a time. */
export async function* allEntries(rows: EntryRows, scope: Scope, filter: EntryFilter): AsyncGenerator<Entry> {
  let cursor: string | undefined;
  do {
    const page = await rows.wholePage(scope, filter, cursor, pageSize);
    yield* page.entries;
    cursor = page.next;
  } while (cursor);
}
