import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The year of reading. The page was written in another year perhaps; it is put right as soon as its script runs. */
export function CurrentYear({ written }: { readonly written: number }) {
  return (
    <>
      {useSyncExternalStore(
        never,
        () => new Date().getFullYear(),
        () => written,
      )}
    </>
  );
}
