import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { followReleases } from './document/releases.ts';
import { wake } from './document/wake.ts';

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
