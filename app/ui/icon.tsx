import sprite from '../../.cache/pictures/icons.svg?url';
import styles from './icon.module.css';

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** Always decoration: the words beside it or the control's label carry the meaning. */
export function Icon({ name, className = '' }: IconProps) {
  return (
    <svg className={`${styles.icon} ${className}`.trim()} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
