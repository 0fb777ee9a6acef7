/** Where the places are kept while another document is shown, by the keys that React Router gives to entries of the history. */
export const scrollKey = 'scroll';

export function placesLeft(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(scrollKey) ?? '{}') as Record<string, number>;
  } catch {
    // Storage may be closed to us.
    return {};
  }
}

/**
 * The name of the entry of the history that is shown. The browser makes entries too, for links inside a page: they get one.
 * The number is what React Router would otherwise write in a second step, on a slow phone for some milliseconds more; only
 * its blockers, of which there are none, count with it.
 */
export function entryKey(): string {
  if (!history.state?.key) history.replaceState({ idx: 0, key: `${Math.random()}` }, '');
  return history.state.key;
}

/** Before scripts: a page that is reloaded or returned to stands at once where it stood. */
export function restoreScroll(): void {
  // Heard before React Router hears it, which would take all entries without a name for one.
  addEventListener('popstate', entryKey);
  // An entry without a name has no place yet. Naming it takes a slow phone some milliseconds: start.ts does it later.
  const top = placesLeft()[history.state?.key];
  if (top !== undefined) scrollTo({ top, behavior: 'instant' });
}
