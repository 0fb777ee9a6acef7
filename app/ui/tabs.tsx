import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { centreInRow } from './centre-in-row.ts';
import { stay } from './stay.ts';
import styles from './tabs.module.css';
import { targetOf } from './target-of.ts';
import { useHydrated } from './use-hydrated.ts';

interface Tab {
  /** The hash that opens the tab, in any case, and its panel's id. */
  readonly id: string;
  /** The same hash in letters that a browser without a script is to know as well. */
  readonly alias?: string | undefined;
  readonly label: string;
  readonly count?: number | undefined;
  readonly panel: ReactNode;
}

interface TabsProps {
  /** Names the list of tabs. */
  readonly label: string;
  /** The first is open when the address names none. At most six (tabs.module.css). */
  readonly tabs: readonly Tab[];
  readonly level?: 2 | 3 | undefined;
}

/**
 * Plain links to their panels until the script runs: the style sheet alone then shows the panel that is
 * the address's target. With script they become tabs after the APG pattern, chosen as the focus moves.
 */
export function Tabs({ label, tabs, level = 2 }: TabsProps) {
  const scripted = useHydrated();
  const location = useLocation();
  const navigate = useNavigate();
  /** Until the address has followed: a key pressed meanwhile finds the tab that was chosen. */
  const [chosen, setChosen] = useState<{ readonly hash: string; readonly at: Location }>();
  const hash = chosen?.at === location ? chosen.hash : location.hash.toLowerCase();
  const Title = `h${level}` as const;
  const asked = tabs.findIndex((tab) => `#${tab.id}` === hash);
  // A hash may also name another place of the page, as the skip link's does: the tab that was open stays open.
  const [last, setLast] = useState(0);
  const active = asked < 0 && hash ? last : Math.max(asked, 0);
  if (active !== last) setLast(active);

  // On a phone the pills run off the edge; the open one is in sight, also when the address named it.
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const pill = list.current?.children[active];
    if (list.current && pill) centreInRow(list.current, pill);
  }, [active]);

  // The browser itself looks for a panel in the very letters of the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the panel is shown
  useEffect(() => {
    const panel = scripted && !targetOf(window.location.hash) && document.getElementById(hash.slice(1));
    if (panel && scrollY === 0) panel.scrollIntoView();
  }, [scripted]);

  const choose = (index: number) => {
    const tab = tabs[index];
    if (!tab || index === asked) return;
    setChosen({ hash: `#${tab.id}`, at: location });
    // With the query, as a link inside a page keeps it.
    navigate({ search: location.search, hash: tab.id }, { state: stay });
  };

  const onClick = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(index);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const last = tabs.length - 1;
    const [forward, back] =
      document.dir === 'rtl'
        ? (['ArrowLeft', 'ArrowRight'] as const)
        : (['ArrowRight', 'ArrowLeft'] as const);
    const moves: Readonly<Record<string, number>> = {
      [forward]: index === last ? 0 : index + 1,
      [back]: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
      ' ': index,
    };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    choose(to);
    const link = event.currentTarget.parentElement?.children[to];
    if (link instanceof HTMLElement) {
      link.focus({ preventScroll: true });
      link.scrollIntoView({ block: 'nearest', inline: 'center' });
    }
  };

  return (
    <div className={styles.tabs} data-scripted={scripted || undefined}>
      <nav ref={list} className={styles.list} role={scripted ? 'tablist' : undefined} aria-label={label}>
        {tabs.map(({ id, label, count }, index) => (
          <a
            key={id}
            id={`${id}-tab`}
            href={`#${id}`}
            className={styles.tab}
            onClick={(event) => onClick(event, index)}
            {...(scripted && {
              role: 'tab',
              'aria-selected': index === active,
              'aria-controls': id,
              tabIndex: index === active ? 0 : -1,
              onKeyDown: (event) => onKeyDown(event, index),
            })}
          >
            {label}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </a>
        ))}
      </nav>
      {tabs.map(({ id, alias, label, panel }, index) => (
        <section
          key={id}
          id={id}
          className={styles.panel}
          data-active={(scripted && index === active) || undefined}
          role={scripted ? 'tabpanel' : undefined}
          aria-labelledby={`${id}-tab`}
        >
          {alias && <span id={alias} className={styles.alias} />}
          <Title className={styles.title}>{label}</Title>
          {panel}
        </section>
      ))}
    </div>
  );
}
