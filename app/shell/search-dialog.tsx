import { useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Optional } from '../ui/optional.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { usePaths } from '../use-paths.ts';
import { useSite } from '../use-site.ts';
import styles from './search-dialog.module.css';
import type SearchResults from './search-results.tsx';
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
  const [Results, setResults] = useState<typeof SearchResults>();
  const [failed, setFailed] = useState(false);
  const read = () => {
    setText(field.current?.value ?? '');
    // Whoever types on asks anew for a script that did not come.
    fetchSearchResults().then(
      (results) => setResults(() => results.default),
      () => setFailed(true),
    );
  };
  const sheet = useSheet(searchId, () => {
    if (field.current) field.current.value = '';
    // Opened by its key it has nothing to give the focus back to, and a browser may leave it where nobody sees it.
    field.current?.blur();
    setText(null);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the script has come
  useEffect(() => {
    // Somebody types already, before the script came.
    if (field.current && field.current === document.activeElement) read();
    const onKey = (event: KeyboardEvent) => {
      const shortcut =
        event.ctrlKey || event.metaKey
          ? event.code === 'KeyK' || event.key === 'k'
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
      <Optional>
        {text !== null && Results && <Results id={resultsId} text={text} field={field} onChosen={close} />}
      </Optional>
      {failed && !Results && (
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
