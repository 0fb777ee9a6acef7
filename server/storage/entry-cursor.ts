import type { Sort } from '../../contract/desk/entries.ts';

/** Where a page ended: in the order of arrival, or of the time by which entries are due. */
export function cursorOf(sort: Sort, row: { due_at: number; arrival: number | null }): string {
  return sort === 'due' ? `${row.due_at}.${row.arrival}` : `${row.arrival}`;
}

/** A cursor stands in the address, where anybody can write anything: what is not one of ours begins at the first page. */
export function readCursor(
  cursor: string | undefined,
  sort: Sort,
): { due: number; arrival: number } | undefined {
  const match = /^(?:(\d{1,16})\.)?(\d{1,16})$/.exec(cursor ?? '');
  if (!match?.[2] || (sort === 'due') !== (match[1] !== undefined)) return undefined;
  const due = Number(match[1] ?? 0);
  const arrival = Number(match[2]);
  return Number.isSafeInteger(due) && Number.isSafeInteger(arrival) ? { due, arrival } : undefined;
}
