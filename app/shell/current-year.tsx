import { useSyncExternalStore } from 'react';

const never = () => () => {};
const year = () => new Date().getFullYear();

/** The year of reading: a page built last year is put right as soon as its script runs. */
export function CurrentYear() {
  return <>{useSyncExternalStore(never, year, year)}</>;
}
