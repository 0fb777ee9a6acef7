import { earlyAttribute } from '../ui/early.ts';

/** The attribute of a document that was reached by a link or an address, and has no place to scroll to. */
const arriving = 'data-arriving';

/**
 * Before the first paint. Below the first view of such a document nothing is laid out before it is near (base.css): who
 * arrives sees the page sooner. Who reloads or comes back needs every height at once, to be where they were; so does
 * who follows a link, which may lead to a place further down. Any other tap must not wait for what is out of sight, and
 * tabs and what waits for the script (app/ui/early.ts) lead nowhere else.
 */
export function markArrival(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate' || location.hash) return;
  const page = document.documentElement;
  page.setAttribute(arriving, '');
  addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest(`a:not([id$=-tab],[${earlyAttribute}])`))
        page.removeAttribute(arriving);
    },
    true,
  );
}

/** For a list whose style sheet leaves items out under that mark, as base.css does with sections. */
export const laidOutLate = { 'data-late': '' };

const released = '[style*="content-visibility"]';
const waiting = `[${arriving}] :is(main > *, main > div > section, main ~ *, [data-late] > *):not(${released})`;

/** Lays the rest out in spare time, one part after the other, so that heights are true from then on. */
export function layOutTheRest(): void {
  // A processor that never rests would never have time to spare.
  const inSpareTime = (next: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(next, { timeout: 300 }) : setTimeout(next);
  const next = () => {
    const began = performance.now();
    do {
      const section = document.querySelector<HTMLElement>(waiting);
      if (!section) {
        document.documentElement.removeAttribute(arriving);
        for (const done of document.querySelectorAll<HTMLElement>(released))
          done.style.removeProperty('content-visibility');
        return;
      }
      section.style.contentVisibility = 'visible';
      // Reading the height does the work now, and a few milliseconds of it disturb nobody.
      section.getBoundingClientRect();
    } while (performance.now() - began < 4);
    inSpareTime(next);
  };
  inSpareTime(next);
}
