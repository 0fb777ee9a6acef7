import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { scrollKey } from './restore-scroll.ts';

/**
 * Remembers where the visitor was on each page. React Router's component would do as well, but writes its early part into
 * every page at twice the size (restore-scroll.ts).
 */
export function ScrollMemory(): null {
  useScrollRestoration({ storageKey: scrollKey });
  return null;
}
