import { useSyncExternalStore } from 'react';
import { isDark, onThemeChange, themeButton } from '../document/theme.ts';
import { Icon } from '../ui/icon.tsx';
import { useSite } from '../use-site.ts';
import styles from './theme-toggle.module.css';
import tools from './tool.module.css';

/** Follows the system until the visitor chooses; the choice is remembered on this device (document/theme.ts answers it). */
export function ThemeToggle({ className }: { readonly className: string | undefined }) {
  const { header } = useSite().words;
  const dark = useSyncExternalStore(onThemeChange, isDark, () => false);
  return (
    <button
      type="button"
      className={`${tools.tool} ${tools.scripted} ${className}`}
      aria-label={header.darkTheme}
      aria-pressed={dark}
      {...{ [themeButton]: true }}
    >
      <Icon name="moon" className={styles.moon} />
      <Icon name="sun" className={styles.sun} />
    </button>
  );
}
