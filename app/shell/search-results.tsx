import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { plural } from '../../content/model/plural.ts';
import { useSite } from '../use-site.ts';
import { findInIndex } from './find-in-index.ts';
import { markMatch } from './mark-match.ts';
import styles from './search-results.module.css';
import { useSearchIndex } from './use-search-index.ts';

interface SearchResultsProps {
  readonly id: string;
  readonly text: string;
  /** The combobox, whose keys walk through the results. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onChosen: () => void;
}

/** The list of a combobox: move with the arrow keys, choose with Enter. */
export default function SearchResults({ id, text, field, onChosen }: SearchResultsProps) {
  const { locale, words } = useSite();
  const navigate = useNavigate();
  const [marked, setMarked] = useState({ text, index: 0 });
  // Another text, another list: it begins at its first line.
  const active = marked.text === text ? marked.index : 0;
  const setActive = (index: number) => setMarked({ text, index });
  const search = useSearchIndex(text);
  // Moving through the list does not search anew.
  const results = useMemo(() => (search.index ? findInIndex(search.index, text) : []), [search.index, text]);
  const optionId = (index: number) => `${id}-${index}`;

  const status = () => {
    if (text.trim() === '') return '';
    if (!search.index) return search.failed ? words.search.failed : words.search.loading;
    return results.length === 0 ? words.search.none : plural(locale, words.search.found, results.length);
  };
  const choose = (path: string | undefined) => {
    if (!path) return;
    onChosen();
    void navigate(path);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
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
      choose(results[active]?.item.path);
    }
  });

  useEffect(() => {
    const input = field.current;
    const onKey = (event: KeyboardEvent) => press(event);
    input?.addEventListener('keydown', onKey);
    return () => input?.removeEventListener('keydown', onKey);
  }, [field]);

  const current = results.length > 0 ? optionId(active) : undefined;
  useEffect(() => {
    const input = field.current;
    input?.setAttribute('aria-expanded', `${current !== undefined}`);
    if (current) input?.setAttribute('aria-activedescendant', current);
    if (current) document.getElementById(current)?.scrollIntoView({ block: 'nearest' });
    return () => {
      input?.setAttribute('aria-expanded', 'false');
      input?.removeAttribute('aria-activedescendant');
    };
  }, [field, current]);

  return (
    <>
      <p className={styles.status} role="status">
        {status()}
      </p>
      <div role="listbox" id={id} className={styles.results} aria-label={words.search.title}>
        {results.map(({ item, why }, index) => (
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
              <Marked text={item.title} typed={why === undefined ? text : ''} />
              {why !== undefined && (
                <span className={styles.why} dir="auto">
                  <Marked text={why} typed={text} />
                </span>
              )}
            </span>
            <span className={styles.type}>{item.type}</span>
          </div>
        ))}
      </div>
      <p className={styles.hint} aria-hidden="true">
        {words.search.hint}
      </p>
    </>
  );
}

/** Of a long sentence so much is shown before and behind the match: a reason at a glance, and nothing that must be cut. */
const around = { before: 40, behind: 60 };

function Marked({ text, typed }: { readonly text: string; readonly typed: string }) {
  const [start, match, end] = markMatch(text, typed);
  const { before, behind } = around;
  return (
    <>
      {start.length > before ? `…${start.slice(start.indexOf(' ', start.length - before))}` : start}
      {match && <mark className={styles.match}>{match}</mark>}
      {end.length > behind ? `${end.slice(0, end.lastIndexOf(' ', behind))} …` : end}
    </>
  );
}
