import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { followReleases } from './document/releases.ts';
import { wake } from './document/wake.ts';

// Who changes their mind cuts a fade short. React Router skips it, and leaves the rejection of its promise to us.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault();
});

function begin(): void {
  if (!import.meta.env.DEV) followReleases();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

/** Fails where a part of the page has not come; the page's own script knows what to do then (app/document/start.ts). */
export const awake: Promise<void> = import.meta.env.DEV ? Promise.resolve(begin()) : wake().then(begin);
