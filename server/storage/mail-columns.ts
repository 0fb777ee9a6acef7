/** Nobody is sending it. */
export const unleased = { lease_owner: null, leased_until: null, sending_since: null };

/** Those of its recipients that have taken it already. */
export const addressesIn = (list: string | null): string[] =>
  list === null ? [] : (JSON.parse(list) as string[]);
