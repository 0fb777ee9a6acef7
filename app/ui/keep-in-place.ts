declare global {
  interface Window {
    /** Somebody answers already: the page's own script, or a module. */
    __keepsInPlace?: true;
  }
}

/** Of items of which one at a time is open. In the menu they are over the page, which must not move. */
const summaries = 'main details[name] > summary';
/** What a visitor does to move the page, who then knows better where to be. */
const ownMoves = ['wheel', 'pointerdown', 'keydown'] as const;

/** Longer than anything here moves: browsers do not tell when what is within details has come to rest. */
const holdMs = 600;

/** Another item may close above the one that is tapped, at once or in some frames: what was tapped stays under the finger. */
export function keepInPlace(): void {
  if (window.__keepsInPlace) return;
  window.__keepsInPlace = true;
  addEventListener('click', ({ target }) => {
    const summary = (target as Element).closest(summaries);
    if (!summary) return;
    const { top } = summary.getBoundingClientRect();
    const over = new AbortController();
    const end = () => over.abort();
    for (const move of ownMoves) addEventListener(move, end, { passive: true, signal: over.signal });
    setTimeout(end, holdMs);
    requestAnimationFrame(function hold() {
      if (over.signal.aborted) return;
      scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' });
      requestAnimationFrame(hold);
    });
  });
}
