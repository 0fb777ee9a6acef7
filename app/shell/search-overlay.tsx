import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { plural } from '../../content/model/plural.ts';
import { Icon } from '../ui/icon.tsx';
import { useSite } from '../use-site.ts';
import { findInIndex, markMatch } from './find-in-index.ts';
import { closeOnBackdrop } from './modal.ts';
import styles from './search-overlay.module.css';

interface SearchOverlayProps {
  readonly onClose: () => void;
}

/** A combobox in a modal dialog: type, move with the arrow keys, choose with Enter. */
export default function SearchOverlay({ onClose }: SearchOverlayProps) {
  const { locale, words, searchIndex } = useSite();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const results = findInIndex(searchIndex, text);
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  const choose = (path: string | undefined) => {
    if (!path) return;
    dialog.current?.close();
    void navigate(path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = results.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    if (next !== undefined && results.length > 0) {
      event.preventDefault();
      setActive(next);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      choose(results[active]?.path);
    }
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape and the close button
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-label={words.search.title}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className={styles.sheet}>
        <div className={styles.field}>
          <Icon name="search" />
          <input
            className={styles.input}
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            aria-label={words.search.title}
            aria-expanded={results.length > 0}
            aria-controls={`${id}-results`}
            aria-activedescendant={results.length > 0 ? optionId(active) : undefined}
            placeholder={words.search.placeholder}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className={styles.close}
            aria-label={words.search.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" />
          </button>
        </div>
        <p className={styles.status} role="status">
          {text.trim() !== '' &&
            (results.length === 0 ? words.search.none : plural(locale, words.search.found, results.length))}
        </p>
        <div role="listbox" id={`${id}-results`} className={styles.results} aria-label={words.search.title}>
          {results.map((item, index) => {
            const [start, match, end] = markMatch(item.title, text);
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field
              // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field
              <div
                key={item.path}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                className={styles.result}
                onClick={() => choose(item.path)}
                onPointerMove={() => setActive(index)}
              >
                <span>
                  {start}
                  <mark className={styles.match}>{match}</mark>
                  {end}
                </span>
                <span className={styles.type}>{item.type}</span>
              </div>
            );
          })}
        </div>
        <p className={styles.hint} aria-hidden="true">
          {words.search.hint}
        </p>
      </div>
    </dialog>
  );
}
