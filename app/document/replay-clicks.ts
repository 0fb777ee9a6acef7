declare global {
  interface Window {
    /** Set by the inline loader of defer-scripts.server.ts. */
    __early?: (event: Event) => void;
    __earlyClick?: Element;
  }
}

/** Called once the page answers to scripts: repeats the click that came too early, and says that it is ready. */
export function markReady(): void {
  if (window.__early) removeEventListener('click', window.__early, true);
  const target = window.__earlyClick;
  delete window.__early;
  delete window.__earlyClick;
  document.documentElement.dataset.ready = 'true';
  if (target instanceof HTMLElement && target.isConnected) target.click();
}
