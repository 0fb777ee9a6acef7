import type { ReactNode } from 'react';
import styles from './button.module.css';
import type { ButtonLook } from './button-look.ts';
import { Icon } from './icon.tsx';

interface ButtonFaceProps extends Pick<ButtonLook, 'icon' | 'iconAt'> {
  readonly children: ReactNode;
}

/** What stands inside a button, whether it is one or a link. */
export function ButtonFace({ icon, iconAt = 'end', children }: ButtonFaceProps) {
  const mark = icon && <Icon name={icon} className={icon === 'arrow-right' ? styles.moving : styles.mark} />;
  return (
    <>
      {iconAt === 'start' && mark}
      <span>{children}</span>
      {iconAt === 'end' && mark}
    </>
  );
}
