import { useEffect } from 'react';

/** j and k move along the entries, Enter follows the link in focus as everywhere, / goes to the search field. */
export function useInboxKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select')) return;
      if (event.key === '/') {
        event.preventDefault();
        document.querySelector<HTMLElement>('input[type=search]')?.focus();
      }
      const step = { j: 1, k: -1 }[event.key];
      if (step === undefined) return;
      const links = [...document.querySelectorAll<HTMLElement>('a[data-entry]')];
      const at = links.indexOf(document.activeElement as HTMLElement);
      const next = at === -1 ? (step === 1 ? 0 : -1) : Math.min(Math.max(at + step, 0), links.length - 1);
      links.at(next)?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
