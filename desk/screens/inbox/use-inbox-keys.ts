import { useEffect } from 'react';

/** Where the keys are on a keyboard whose letters are others. */
const places: Readonly<Record<string, string>> = { KeyJ: 'j', KeyK: 'k', Slash: '/' };

/** The key by its sign, whatever Caps Lock says; on an Arabic keyboard, whose signs are others, by its place. */
const keyOf = ({ key, code }: KeyboardEvent): string | undefined =>
  /^[ -~]$/.test(key) ? key.toLowerCase() : places[code];

/** j and k move along the entries, Enter follows the link in focus as everywhere, / goes to the search field. */
export function useInboxKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest('input:not([type=checkbox]), textarea, select')) return;
      const key = keyOf(event);
      if (key === '/') {
        event.preventDefault();
        document.querySelector<HTMLElement>('input[type=search]')?.focus();
      }
      const step = key === 'j' ? 1 : key === 'k' ? -1 : undefined;
      if (step === undefined) return;
      const links = [...document.querySelectorAll<HTMLElement>('a[data-entry]')];
      const line = document.activeElement?.closest('li');
      const at = links.findIndex((link) => line?.contains(link));
      const next = at === -1 ? (step === 1 ? 0 : -1) : Math.min(Math.max(at + step, 0), links.length - 1);
      links.at(next)?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
