import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './accordion.module.css';
import { keepInPlace } from './keep-in-place.ts';
import { targetOf } from './target-of.ts';
import { useHydrated } from './use-hydrated.ts';

interface AccordionItem {
  /** Also the address of the item: /faqs#id opens it. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface AccordionProps {
  /** The browser closes the other items of the same name. */
  readonly name: string;
  readonly items: readonly AccordionItem[];
  readonly level?: 2 | 3 | 4 | undefined;
}

export function Accordion({ name, items, level = 3 }: AccordionProps) {
  const Title = `h${level}` as const;
  const list = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  const hydrated = useHydrated();

  // Browsers open the item for an address typed or a link followed before this runs; links that the
  // router follows, and browsers that leave details closed, need it. The key makes a repeated link count.
  // What scrolls there afterwards (app/document/scroll-memory.ts) finds everything in its new place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: key stands for the act of following a link; of being hydrated the first answer counts
  useLayoutEffect(() => {
    const all = list.current;
    const item = targetOf(hash)?.closest('details');
    if (!all || !item || item.open || !all.contains(item)) return;
    // A visitor who has chosen a question before this ran is not taken away from it.
    if (!hydrated && (!all.querySelector('details')?.open || all.contains(document.activeElement))) return;
    item.open = true;
    // While it was closed there was nothing that the browser could have scrolled to.
    if (!hydrated && scrollY === 0) item.scrollIntoView();
  }, [hash, key]);

  useEffect(keepInPlace, []);

  return (
    <div ref={list} className={styles.list}>
      {items.map(({ id, title, body }, index) => (
        // What is open may have changed before the script arrived; that is not a mistake to report.
        <details key={id} name={name} open={index === 0} className={styles.item} suppressHydrationWarning>
          <summary className={styles.summary}>
            <Title className={styles.title}>{title}</Title>
            <span className={styles.mark} aria-hidden="true" />
          </summary>
          {/* The id stands inside so that browsers open the item by themselves when it is the target. */}
          <div id={id} className={styles.body}>
            {typeof body === 'string' ? <p>{body}</p> : body}
          </div>
        </details>
      ))}
    </div>
  );
}
