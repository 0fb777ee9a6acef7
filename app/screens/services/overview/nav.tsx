import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { centreInRow } from '../../../ui/centre-in-row.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './nav.module.css';

interface NavProps {
  readonly label: string;
  readonly sections: readonly { readonly anchor: string; readonly title: string; readonly icon: IconName }[];
}

/** The section that crosses this line of the window is the one being read. */
const readingLine = '-40% 0px -60% 0px';

/** A browser leaves a link alone of which a strip is in sight. Only for keys: a press must not move what it is on. */
const showWhole = ({ target }: FocusEvent) => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** Links to the sections below, with the one in view marked. */
export function Nav({ label, sections }: NavProps) {
  const list = useRef<HTMLUListElement>(null);
  const [inView, setInView] = useState<string>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          setInView((current) => (isIntersecting ? target.id : current === target.id ? undefined : current));
      },
      { rootMargin: readingLine },
    );
    for (const { anchor } of sections) {
      const section = document.getElementById(anchor);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);

  useEffect(() => {
    const pill = inView && list.current?.querySelector<HTMLElement>(`[href="#${inView}"]`);
    // Keys that walk along the list are not disturbed.
    if (!list.current || list.current.querySelector(':focus-visible')) return;
    // Sideways only: the page itself stays where the visitor has scrolled it. Above the sections, back to the first.
    if (pill) centreInRow(list.current, pill);
    else list.current.scrollTo({ left: 0 });
  }, [inView]);

  return (
    <nav aria-label={label} className={styles.nav}>
      <ul ref={list} className={styles.list} onFocus={showWhole}>
        {sections.map(({ anchor, title, icon }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className={styles.link}
              aria-current={anchor === inView ? 'location' : undefined}
            >
              <Icon name={icon} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
