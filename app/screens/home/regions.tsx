import { type MouseEvent, useEffect } from 'react';
import { Band } from '../../ui/band.tsx';
import { Icon } from '../../ui/icon.tsx';
import { keepInPlace } from '../../ui/keep-in-place.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import type { Route } from './+types/route.ts';
import styles from './regions.module.css';
import { RegionsMap } from './regions-map.tsx';

type RegionsProps = Route.ComponentProps['loaderData']['regions'];

/** Opens the list's item of the emirate that was clicked; the names in the list do the same for keys. */
function openChosen({ target }: MouseEvent<SVGSVGElement>) {
  const chosen = (target as Element).closest<SVGElement>('[data-emirate]')?.dataset.emirate;
  const item = document.querySelector<HTMLDetailsElement>(`[data-region="${chosen}"]`);
  if (item) item.open = true;
}

/** The drawn map and, beside it, what we do where. Pointing at a name lights up its emirate (in the sheet). */
export function Regions({ words, list, mapAlt, areasLabel }: RegionsProps) {
  useEffect(keepInPlace, []);
  return (
    <Band ground="deep" labelledBy="regions-title" className={styles.regions}>
      <div className={styles.columns}>
        <div className={styles.lead}>
          <SectionHeading id="regions-title" {...words} />
          <RegionsMap regions={list} alt={mapAlt} onClick={openChosen} />
        </div>
        <ul className={styles.list}>
          {list.map(({ id, name, otherName, presence, text, areas }, index) => (
            <li key={id}>
              <details name="regions" open={index === 0} className={styles.item} data-region={id}>
                <summary className={styles.summary}>
                  <h3 className={styles.name}>{name}</h3>
                  <span lang={otherName.lang} dir={otherName.dir} className={styles.otherName}>
                    {otherName.name}
                  </span>
                  <span className={styles.presence}>{presence}</span>
                  <Icon name="chevron-down" className={styles.mark} />
                </summary>
                <p className={styles.text}>{text}</p>
                <p className={styles.areas}>
                  <strong>{areasLabel}</strong> {areas}
                </p>
              </details>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
