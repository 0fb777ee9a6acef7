/** Where React Router keeps the places, by the keys that it gives to entries of the history. */
export const scrollKey = 'scroll';

/** Before scripts: a page that is reloaded or returned to stands at once where it stood. */
export function restoreScroll(): void {
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
  try {
    const places = JSON.parse(sessionStorage.getItem(scrollKey) ?? '{}') as Record<string, number>;
    const top = places[(history.state as { key: string }).key];
    if (top !== undefined) scrollTo({ top, behavior: 'instant' });
  } catch {
    // Storage may be closed to us.
  }
}
