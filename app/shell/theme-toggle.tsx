import { useSyncExternalStore } from 'react';
import { themeKey } from '../document/theme.ts';
import { Icon } from '../ui/icon.tsx';
import { useSite } from '../use-site.ts';
import styles from './theme-toggle.module.css';

const changed = new EventTarget();

const isDark = () => {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
};

const subscribe = (notify: () => void) => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', notify);
  changed.addEventListener('change', notify);
  return () => {
    system.removeEventListener('change', notify);
    changed.removeEventListener('change', notify);
  };
};

function choose(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Storage may be closed to us; the choice then lasts until the next page load.
  }
  changed.dispatchEvent(new Event('change'));
}

/** Follows the system until the visitor chooses; the choice is remembered on this device. */
export function ThemeToggle({ className = '' }: { readonly className?: string | undefined }) {
  const { header } = useSite().words;
  const dark = useSyncExternalStore(subscribe, isDark, () => false);
  return (
    <button
      type="button"
      className={`${styles.toggle} ${className}`}
      aria-label={header.darkTheme}
      aria-pressed={dark}
      onClick={() => choose(dark ? 'light' : 'dark')}
      data-early
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </button>
  );
}
