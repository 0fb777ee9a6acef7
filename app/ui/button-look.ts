import styles from './button.module.css';

export interface ButtonLook {
  /** primary: the one thing to do here; secondary: the other thing; quiet: among many like it. */
  readonly look?: 'primary' | 'secondary' | 'quiet' | undefined;
  readonly size?: 'normal' | 'large' | undefined;
  /** An arrow to the right or up moves on hover; other icons stay still. */
  readonly icon?: IconName | undefined;
  readonly iconAt?: 'start' | 'end' | undefined;
  readonly className?: string | undefined;
}

export const buttonClass = ({ look = 'primary', size = 'normal', className }: ButtonLook) =>
  [styles.button, styles[look], size === 'large' && styles.large, className].filter(Boolean).join(' ');
