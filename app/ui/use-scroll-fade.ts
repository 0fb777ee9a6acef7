import { useEffect, useRef } from 'react';

/**
 * Sets `--scrolled` on the element, from 0 at the top of the page to 1 at `fadedAtPx`, in browsers whose
 * sheets cannot follow the scrolling by themselves.
 */
export function useScrollFade(fadedAtPx: number | undefined) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fadedAtPx === undefined || CSS.supports('animation-timeline: scroll()')) return;
    const follow = () =>
      element.current?.style.setProperty('--scrolled', String(Math.min(1, scrollY / fadedAtPx)));
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [fadedAtPx]);
  return element;
}
