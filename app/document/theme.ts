/** Where the visitor's choice of theme is kept; without a choice the system's preference counts. */
export const themeKey = 'theme';
const prefersDark = '(prefers-color-scheme: dark)';
const changed = 'theme-chosen';

/** Names the button that the head's script answers for, at any time. */
export const themeButton = 'data-theme-button';

/** Before the first paint, so that the wrong theme is never seen. */
export function applyChosenTheme(): void {
  try {
    const chosen = localStorage.getItem(themeKey);
    if (chosen === 'dark' || chosen === 'light') document.documentElement.dataset.theme = chosen;
  } catch {
    // Storage may be closed to us.
  }
}

/** From the head on, so that the button works before the page's script, and without it. */
export function answerThemeButton(): void {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest(`[${themeButton}]`);
    if (!button) return;
    const theme = isDark() ? 'light' : 'dark';
    const page = document.documentElement;
    // The button answers in this frame. The colours of the whole page, which take a slow processor longer, come after it.
    page.style.colorScheme = getComputedStyle(page).colorScheme;
    page.dataset.theme = theme;
    requestAnimationFrame(() => setTimeout(() => (page.style.colorScheme = '')));
    button.ariaPressed = `${theme === 'dark'}`;
    try {
      localStorage.setItem(themeKey, theme);
    } catch {
      // The choice then lasts until the next page load.
    }
    dispatchEvent(new Event(changed));
  });
}

export function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === 'dark' : matchMedia(prefersDark).matches;
}

export function onThemeChange(notify: () => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  const follow = () => {
    applyChosenTheme();
    notify();
  };
  matchMedia(prefersDark).addEventListener('change', notify, { signal });
  // Chosen here, in another tab, or on another page before this one was gone back to.
  for (const event of [changed, 'storage', 'pageshow']) addEventListener(event, follow, { signal });
  return () => over.abort();
}
