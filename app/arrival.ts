/** The attribute of a document that was reached by a link or an address, and has no place to scroll to. */
const arriving = 'data-arriving';

/**
 * Runs in the head. Below the first view of such a document nothing is laid out before it is near (base.css): who
 * arrives sees the page sooner. Who reloads or comes back needs every height at once, to be where they were.
 */
export const arrivalScript = `if(performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash)document.documentElement.setAttribute("${arriving}","")`;

const waiting = `[${arriving}] :is(main > *, main ~ *):not([style*="content-visibility"])`;

/** Lays the rest out in spare time, one section after the other, so that heights are true from then on. */
export function layOutTheRest(): void {
  const wait = window.requestIdleCallback ?? setTimeout;
  const next = () => {
    const section = document.querySelector<HTMLElement>(waiting);
    if (section) {
      section.style.contentVisibility = 'visible';
      wait(next);
      return;
    }
    document.documentElement.removeAttribute(arriving);
    for (const done of document.querySelectorAll<HTMLElement>('[style*="content-visibility"]'))
      done.style.removeProperty('content-visibility');
  };
  wait(next);
}
