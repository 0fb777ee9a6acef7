/** Where the visitor's choice of theme is kept; without a choice the system's preference counts. */
export const themeKey = 'theme';

/** Before the first paint, so that the wrong theme is never seen. */
export function applyChosenTheme(): void {
  try {
    const chosen = localStorage.getItem(themeKey);
    if (chosen === 'dark' || chosen === 'light') document.documentElement.dataset.theme = chosen;
  } catch {
    // Storage may be closed to us.
  }
}
