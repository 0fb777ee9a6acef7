declare global {
  interface Window {
    __earlyClicks?: { readonly keep: (event: Event) => void; target?: Element };
  }
}

/** Before scripts: a click on a control that works only with them is kept. */
export function keepEarlyClicks(): void {
  const clicks: NonNullable<Window['__earlyClicks']> = {
    keep(event) {
      const target = event.target instanceof Element && event.target.closest('[data-early]');
      if (!target) return;
      event.preventDefault();
      clicks.target = target;
    },
  };
  window.__earlyClicks = clicks;
  addEventListener('click', clicks.keep, true);
}

/** Called once the page answers to scripts: repeats the click that came too early, and says that it is ready. */
export function markReady(): void {
  const clicks = window.__earlyClicks;
  if (clicks) removeEventListener('click', clicks.keep, true);
  delete window.__earlyClicks;
  document.documentElement.dataset.ready = 'true';
  if (clicks?.target instanceof HTMLElement && clicks.target.isConnected) clicks.target.click();
}
