import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import styles from './select.module.css';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> {
  readonly options: readonly (string | Choice)[];
  /** Stands in the field until something is chosen, and counts as nothing chosen. */
  readonly placeholder?: string | undefined;
}

/** The platform's own select: a real field, also without script; drawn by us where browsers allow it. */
export function Select({ options, placeholder, className = '', defaultValue, ...rest }: SelectProps) {
  const choices = options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : option,
  );
  const start = rest.value === undefined ? { defaultValue: defaultValue ?? (placeholder && '') } : {};
  return (
    <span className={`${styles.field} ${className}`.trim()}>
      <select {...rest} {...start} className={styles.select}>
        {placeholder !== undefined && (
          <option value="" className={styles.placeholder}>
            {placeholder}
          </option>
        )}
        {choices.map(({ value, label }) => (
          <option key={value} value={value} className={styles.option}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className={styles.chevron} />
    </span>
  );
}
