import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { useSite } from '../use-site.ts';
import styles from './search-button.module.css';

const SearchOverlay = lazy(() => import('./search-overlay.tsx'));

const typesText = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Opens the search by click, "/" or Ctrl/Cmd+K. Its script arrives when it is first wanted. */
export function SearchButton({ className = '' }: { readonly className?: string | undefined }) {
  const { words } = useSite();
  const [open, setOpen] = useState(false);
  const before = useRef<Element | null>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const shortcut =
        (event.key === 'k' && (event.ctrlKey || event.metaKey)) ||
        (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !typesText(event.target));
      if (!shortcut || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      before.current = document.activeElement;
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const close = () => {
    setOpen(false);
    if (before.current instanceof HTMLElement) before.current.focus();
  };

  return (
    <>
      <button
        type="button"
        className={`${styles.button} ${className}`}
        aria-label={words.header.search}
        aria-haspopup="dialog"
        onPointerEnter={() => void import('./search-overlay.tsx')}
        onClick={(event) => {
          before.current = event.currentTarget;
          setOpen(true);
        }}
        data-early
      >
        <Icon name="search" />
      </button>
      {open && (
        <Suspense>
          <SearchOverlay onClose={close} />
        </Suspense>
      )}
    </>
  );
}
