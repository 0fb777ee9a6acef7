/** Set on what was clicked too early, or waits for its part of the script: base.css shows that the click was heard. */
const heard = 'data-heard';

/** How long a click waits for the script before it counts as a plain click. */
const patienceMs = 4000;

declare global {
  interface Window {
    __endEarlyClicks?: () => void;
  }
}

/**
 * From the head on: a click on a control that cannot do by itself what the script does (`data-early`) is kept. All
 * others are left alone. Once the script is there, or certain not to come, the click is repeated: a link then leads where
 * it leads.
 */
export function keepEarlyClicks(): void {
  let kept: HTMLElement | undefined;
  const end = () => {
    removeEventListener('click', keep, true);
    kept?.removeAttribute(heard);
    if (kept?.isConnected) kept.click();
    kept = undefined;
  };
  const keep = (event: MouseEvent) => {
    const target = (event.target as Element).closest<HTMLElement>('[data-early]');
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    kept?.removeAttribute(heard);
    kept = target;
    target.setAttribute(heard, '');
    setTimeout(end, patienceMs);
  };
  addEventListener('click', keep, true);
  window.__endEarlyClicks = end;
}

/** Called once the page answers to scripts. */
export function markReady(): void {
  document.documentElement.dataset.ready = 'true';
  window.__endEarlyClicks?.();
}
