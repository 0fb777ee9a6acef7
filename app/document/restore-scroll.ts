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

/** Before scripts: a page that is reloaded or returned to stands at once where it stood. */
export function restoreScroll(): void {
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
  const top = placesLeft()[(history.state as { key: string }).key];
  if (top !== undefined) scrollTo({ top, behavior: 'instant' });
}
