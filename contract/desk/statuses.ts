/** From arrival to its end. `new` and `in-hand` wait for an answer; the promise is measured to the first `answered`. */
export const statuses = ['new', 'in-hand', 'answered', 'won', 'lost', 'closed', 'spam'] as const;
export type EntryStatus = (typeof statuses)[number];

/** Somebody has to act, and the clock runs. */
export const openStatuses: readonly EntryStatus[] = ['new', 'in-hand'];

/** The visitor has heard from us; `closed` and `spam` say nothing about that. */
export const answeredStatuses: readonly EntryStatus[] = ['answered', 'won', 'lost'];

export const isStatus = (text: string): text is EntryStatus => statuses.some((status) => status === text);
