import { earlyAttribute } from '../ui/early.ts';

/** How long a click waits for the script before it counts as a plain click: twice as long as a phone on slow 4G needs. */
const patienceMs = 8000;

declare global {
  interface Window {
    __endEarlyClicks?: () => void;
    /** Asks for the scripts at once (start.ts). */
    __begin?: () => void;
  }
}

/**
 * From the head on: a click on a link that cannot do by itself what the script does (app/ui/early.ts) is kept. All
 * others are left alone. Once the script is there, or certain not to come, the click is repeated: the link then leads where
 * it leads. Until then it is busy, which screen readers say and base.css shows.
 */
export function keepEarlyClicks(): void {
  let kept: HTMLElement | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const release = () => {
    if (kept) kept.ariaBusy = null;
    kept = undefined;
  };
  const end = () => {
    removeEventListener('click', keep, true);
    if (kept?.isConnected) kept.click();
    // What answers says itself when it is there, and may take as long to come.
    setTimeout(release, patienceMs);
  };
  const keep = (event: MouseEvent) => {
    const target = (event.target as Element).closest<HTMLElement>(`[${earlyAttribute}]`);
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    release();
    kept = target;
    kept.ariaBusy = 'true';
    clearTimeout(patience);
    patience = setTimeout(end, patienceMs);
    window.__begin?.();
  };
  addEventListener('click', keep, true);
  window.__endEarlyClicks = end;
}

/** Called once the page answers to scripts. */
export function markReady(): void {
  document.documentElement.dataset.ready = 'true';
  window.__endEarlyClicks?.();
}
