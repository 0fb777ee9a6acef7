import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { stays } from '../ui/stay.ts';
import { targetOf } from '../ui/target-of.ts';
import { entryKey, placesLeft, scrollKey } from './restore-scroll.ts';

/**
 * Remembers where the visitor was at each entry of the history, and stands there again on the way back. A new page opens
 * at its top or at the place that its address names, without a glide; inside a page the style sheet decides.
 */
export function ScrollMemory(): null {
  const location = useLocation();
  const how = useNavigationType();
  const shown = useRef(location);
  const places = useRef<Record<string, number>>(undefined);
  /** Between the browser's step to another entry and ours, the place that is shown belongs to neither. */
  const stepping = useRef(false);

  useLayoutEffect(() => {
    places.current ??= placesLeft();
    const from = shown.current;
    if (from === location) return;
    shown.current = location;
    const place = how === 'POP' ? places.current[location.key] : undefined;
    if (place !== undefined) scrollTo({ top: place, behavior: 'instant' });
    else if (!stays(location.state)) {
      const samePage = from.pathname === location.pathname;
      const target = targetOf(location.hash);
      if (target) target.scrollIntoView({ behavior: samePage ? 'auto' : 'instant' });
      else if (!samePage || location.hash === '')
        scrollTo({ top: 0, behavior: samePage ? 'auto' : 'instant' });
    }
    places.current[location.key] = scrollY;
    stepping.current &&= location.key !== entryKey();
  }, [location, how]);

  useEffect(() => {
    const remember = () => {
      const { key } = shown.current;
      if (places.current && key === entryKey() && !stepping.current) places.current[key] = scrollY;
    };
    const step = () => {
      const { key } = shown.current;
      stepping.current = key !== entryKey();
      // There and back before anything else was shown: React sees no change, and the browser has moved the page.
      if (!stepping.current) scrollTo({ top: places.current?.[key] ?? 0, behavior: 'instant' });
    };
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    // A phone throws hidden tabs away without another word.
    const hideOrShow = () => (document.hidden ? leave() : takeOver());
    const leave = () => {
      // Whoever comes back to a page that was thrown away is first met by the browser, then by restore-scroll.ts.
      history.scrollRestoration = 'auto';
      try {
        sessionStorage.setItem(scrollKey, JSON.stringify(places.current));
      } catch {
        // Storage may be closed to us.
      }
    };
    takeOver();
    addEventListener('scroll', remember, { passive: true });
    addEventListener('popstate', step);
    addEventListener('pageshow', takeOver);
    addEventListener('visibilitychange', hideOrShow);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('popstate', step);
      removeEventListener('pageshow', takeOver);
      removeEventListener('visibilitychange', hideOrShow);
      removeEventListener('pagehide', leave);
    };
  }, []);
  return null;
}
