import { lazy, useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Optional } from '../ui/optional.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { usePaths } from '../use-paths.ts';
import { useSite } from '../use-site.ts';
import styles from './search-dialog.module.css';
import type { SearchResultsProps } from './search-results.tsx';
import tools from './tool.module.css';
import { closeSheet, openSheet, shownDialog, useSheet } from './use-sheet.ts';

export const searchId = 'search';
const resultsId = 'search-results';

export const fetchSearchResults = () => import('./search-results.tsx');

const close = () => closeSheet(searchId);

const typesText = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea, select');

/**
 * Opened by its button without any script, by "/" or Ctrl/Cmd+K with it. The field is the browser's own: what was typed
 * before the script came is searched for once it is there.
 */
export function SearchDialog() {
  const { words } = useSite();
  const paths = usePaths();
  const field = useRef<HTMLInputElement>(null);
  /** Null while the search is closed: its results are fetched when it is first opened. */
  const [text, setText] = useState<string | null>(null);
  /** Whoever types on asks anew for results whose script did not come. */
  const [attempt, setAttempt] = useState(0);
  const [failures, setFailures] = useState(0);
  const read = () => {
    setText(field.current?.value ?? '');
    setAttempt(failures);
  };
  const sheet = useSheet(searchId, () => {
    if (field.current) field.current.value = '';
    setText(null);
  });

  useEffect(() => {
    // Somebody types already, before the script came.
    if (field.current && field.current === document.activeElement) setText(field.current.value);
    const onKey = (event: KeyboardEvent) => {
      const shortcut =
        event.ctrlKey || event.metaKey
          ? event.key === 'k'
          : event.key === '/' && !event.altKey && !typesText(event.target);
      if (!shortcut || shownDialog()) return;
      event.preventDefault();
      openSheet(searchId);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return (
    <dialog {...sheet} className={styles.dialog} aria-label={words.search.title} onFocus={read}>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          ref={field}
          className={styles.input}
          // Either language may be typed. An empty field of this kind would begin at the left in Arabic too.
          dir={text ? 'auto' : undefined}
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-label={words.search.title}
          aria-expanded={false}
          aria-controls={resultsId}
          placeholder={words.search.placeholder}
          onInput={read}
        />
        <button
          type="button"
          className={tools.tool}
          popoverTarget={searchId}
          popoverTargetAction="hide"
          aria-label={words.search.close}
        >
          <Icon name="x" />
        </button>
      </div>
      {text !== null && (
        <Results
          key={attempt}
          onFailure={() => setFailures(attempt + 1)}
          id={resultsId}
          text={text}
          field={field}
          onChosen={close}
        />
      )}
      {failures > attempt && (
        <p className={styles.foot} role="alert">
          {words.search.failed}
        </p>
      )}
      <div className={styles.foot}>
        <PageLink to={paths.services} onClick={close}>
          {words.menu.allServices}
        </PageLink>
      </div>
    </dialog>
  );
}

interface ResultsProps extends SearchResultsProps {
  readonly onFailure: () => void;
}

function Results({ onFailure, ...props }: ResultsProps) {
  // React remembers of each that it failed.
  const [List] = useState(() => lazy(fetchSearchResults));
  return (
    <Optional onFailure={onFailure}>
      <List {...props} />
    </Optional>
  );
}
