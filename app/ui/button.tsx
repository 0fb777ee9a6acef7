import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { ButtonFace } from './button-face.tsx';
import { type ButtonLook, buttonClass } from './button-look.ts';
import { Icon } from './icon.tsx';

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  /** Work is under way: shows a turning mark. Disabling it is the caller's business. */
  readonly busy?: boolean | undefined;
}

export function Button({
  look,
  size,
  icon,
  iconAt,
  className,
  busy = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      className={buttonClass({ look, size, className })}
    >
      {busy && <Icon name="loader-circle" className={styles.turning} />}
      <ButtonFace icon={busy ? undefined : icon} iconAt={iconAt}>
        {children}
      </ButtonFace>
    </button>
  );
}
