import type { ReactNode } from 'react';
import styles from './card.module.css';
import { Icon } from './icon.tsx';
import { PageLink } from './page-link.tsx';
import { Picture } from './picture.tsx';
import type { ResolvedPicture } from './picture-data.ts';
import { RichText, type RichTextRuns } from './rich-text.tsx';

export interface CardData {
  readonly title: string;
  readonly text?: string | RichTextRuns | undefined;
  readonly picture?: ResolvedPicture | undefined;
  readonly icon?: IconName | undefined;
  /** A small line above the title, such as a category. */
  readonly label?: string | undefined;
  /** Makes the whole card one link, named by its title. */
  readonly to?: string | undefined;
  /** Below the text; may not hold links when the card is one. */
  readonly extra?: ReactNode;
  readonly id?: string | undefined;
}

interface CardProps extends CardData {
  /** "Find out more": part of the picture of a link, not a second link. */
  readonly more?: string | undefined;
  readonly level?: 2 | 3 | 4 | undefined;
  readonly sizes?: string | undefined;
  readonly className?: string | undefined;
}

export function Card({
  title,
  text,
  picture,
  icon,
  label,
  to,
  extra,
  id,
  more,
  level = 3,
  sizes = '(min-width: 1023px) 400px, (min-width: 640px) 46vw, 92vw',
  className = '',
}: CardProps) {
  const Title = `h${level}` as const;
  return (
    <article id={id} className={`${styles.card} ${to ? styles.linked : ''} ${className}`.trim()}>
      {picture && (
        <div className={styles.frame}>
          <Picture of={picture} sizes={sizes} className={styles.picture} />
        </div>
      )}
      <div className={styles.words}>
        {icon && (
          <span className={picture ? styles.chipOver : styles.chip}>
            <Icon name={icon} />
          </span>
        )}
        {label && <p className={styles.label}>{label}</p>}
        <Title className={styles.title}>
          {to ? (
            <PageLink to={to} className={styles.link}>
              {title}
            </PageLink>
          ) : (
            title
          )}
        </Title>
        {text && (
          <p className={styles.text}>
            <RichText of={text} />
          </p>
        )}
        {extra}
        {to && more && (
          <p className={styles.more}>
            {more}
            <Icon name="arrow-right" className={styles.arrow} />
          </p>
        )}
      </div>
    </article>
  );
}
