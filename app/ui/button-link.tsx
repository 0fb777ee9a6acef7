import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonFace } from './button-face.tsx';
import { type ButtonLook, buttonClass } from './button-look.ts';

interface ButtonLinkProps extends ButtonLook {
  /** A path of the site, or a tel:, mailto: or http address. */
  readonly to: string;
  readonly newTab?: boolean | undefined;
  readonly children: ReactNode;
  readonly 'aria-label'?: string | undefined;
}

export function ButtonLink({
  to,
  newTab = false,
  look,
  size,
  icon,
  iconAt,
  className,
  children,
  ...aria
}: ButtonLinkProps) {
  const face = (
    <ButtonFace icon={icon} iconAt={iconAt}>
      {children}
    </ButtonFace>
  );
  const classes = buttonClass({ look, size, className });

  if (to.startsWith('/'))
    return (
      <Link to={to} prefetch="intent" className={classes} {...aria}>
        {face}
      </Link>
    );
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a href={to} className={classes} {...tab} {...aria}>
      {face}
    </a>
  );
}
