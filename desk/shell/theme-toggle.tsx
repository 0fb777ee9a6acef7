import { useSyncExternalStore } from 'react';
import { isDark, onThemeChange, themeButton } from '../../app/document/theme.ts';
import { Icon } from '../../app/ui/icon.tsx';
import { desk as words } from '../../content/desk.ts';

/** As on the site, without its shell's data. Hidden where there is no script to choose with. */
export function ThemeToggle({ className }: { readonly className?: string | undefined }) {
  const dark = useSyncExternalStore<boolean | undefined>(onThemeChange, isDark, () => undefined);
  if (dark === undefined) return null;
  return (
    <button
      type="button"
      className={className}
      aria-label={words.darkTheme}
      aria-pressed={dark}
      {...{ [themeButton]: true }}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </button>
  );
}
