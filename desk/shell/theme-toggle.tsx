import { useSyncExternalStore } from 'react';
import { themeKey } from '../../app/document/theme.ts';
import { Icon } from '../../app/ui/icon.tsx';
import { desk as words } from '../../content/en/desk.ts';

const changed = new EventTarget();
const system = () => matchMedia('(prefers-color-scheme: dark)');

function subscribe(notify: () => void): () => void {
  const preference = system();
  preference.addEventListener('change', notify);
  changed.addEventListener('change', notify);
  return () => {
    preference.removeEventListener('change', notify);
    changed.removeEventListener('change', notify);
  };
}

function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === 'dark' : system().matches;
}

function choose(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Storage may be closed to us; the choice then lasts until the next page load.
  }
  changed.dispatchEvent(new Event('change'));
}

/** As on the site, without its shell's data. Hidden where there is no script to choose with. */
export function ThemeToggle({ className }: { readonly className?: string | undefined }) {
  const dark = useSyncExternalStore(subscribe, isDark, () => undefined);
  if (dark === undefined) return null;
  return (
    <button
      type="button"
      className={className}
      aria-label={words.darkTheme}
      aria-pressed={dark}
      onClick={() => choose(dark ? 'light' : 'dark')}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </button>
  );
}
