import { useSyncExternalStore } from 'react';

const onScroll = (notify: () => void) => {
  addEventListener('scroll', notify, { passive: true });
  return () => removeEventListener('scroll', notify);
};

export const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(
    onScroll,
    () => scrollY > pixels,
    () => false,
  );
