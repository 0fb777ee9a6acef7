import { Card, type CardData } from './card.tsx';
import styles from './card-grid.module.css';
import { rowLengths } from './card-rows.ts';

interface CardGridProps {
  readonly cards: readonly CardData[];
  readonly more?: string | undefined;
  readonly level?: 2 | 3 | 4 | undefined;
  readonly className?: string | undefined;
}

const sizesInRow: Readonly<Record<number, string>> = {
  2: '(min-width: 1023px) 610px, (min-width: 640px) 46vw, 92vw',
  3: '(min-width: 1023px) 400px, (min-width: 640px) 46vw, 92vw',
  4: '(min-width: 1023px) 300px, (min-width: 640px) 46vw, 92vw',
};

export function CardGrid({ cards, more, level, className = '' }: CardGridProps) {
  const rowOf = rowLengths(cards.length).flatMap((length) => Array.from({ length }, () => length));
  return (
    <ul className={`${styles.grid} ${className}`.trim()}>
      {cards.map((card, index) => {
        const row = rowOf[index] ?? 3;
        return (
          <li key={card.title} className={styles.cell} data-row={row}>
            <Card {...card} more={more} level={level} sizes={sizesInRow[row]} />
          </li>
        );
      })}
    </ul>
  );
}
