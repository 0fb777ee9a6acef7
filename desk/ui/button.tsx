import type { ComponentProps } from 'react';
import { Button as KitButton } from '../../app/ui/button.tsx';
import { ButtonLink as KitLink } from '../../app/ui/button-link.tsx';
import styles from './button.module.css';

interface Width {
  /** The one thing to do on a page that asks for nothing else. */
  readonly wide?: boolean | undefined;
}

const classOf = ({ wide }: Width, className: string | undefined) =>
  [styles.dense, wide && styles.wide, className].filter(Boolean).join(' ');

/** The kit's button, drawn closer. */
export function Button({ wide, className, ...rest }: ComponentProps<typeof KitButton> & Width) {
  return <KitButton {...rest} className={classOf({ wide }, className)} />;
}

export function ButtonLink({ wide, className, ...rest }: ComponentProps<typeof KitLink> & Width) {
  return <KitLink {...rest} className={classOf({ wide }, className)} />;
}
