import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the page as it was served, true as soon as the script runs it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
