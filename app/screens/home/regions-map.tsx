import type { MouseEvent } from 'react';
import type { Route } from './+types/route.ts';
import styles from './regions-map.module.css';

type Region = Route.ComponentProps['loaderData']['regions']['list'][number];

interface RegionsMapProps {
  readonly regions: readonly Region[];
  readonly alt: string;
  readonly onClick: (event: MouseEvent<SVGSVGElement>) => void;
}

export function RegionsMap({ regions, alt, onClick }: RegionsMapProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list beside it does the same for keys
    <svg viewBox="12 8 656 456" role="img" aria-label={alt} className={styles.map} onClick={onClick}>
      {regions.map(({ id, outline }) => (
        <path key={id} d={outline} className={styles.emirate} data-emirate={id} />
      ))}
      {regions.map(({ id, name, leader, label }) => (
        <g key={id} className={styles.place} data-emirate={id}>
          {leader && (
            <>
              <line {...leader} className={styles.leader} />
              <circle cx={leader.x2} cy={leader.y2} r="3.5" className={styles.point} />
            </>
          )}
          <text x={label.x} y={label.y} textAnchor={label.anchor} className={styles.name}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
