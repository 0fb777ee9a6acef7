import type { ReactNode } from 'react';
import { ButtonFace } from './button-face.tsx';
import { type ButtonLook, buttonClass } from './button-look.ts';
import { PageLink } from './page-link.tsx';

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
      <PageLink to={to} className={classes} {...aria}>
        {face}
      </PageLink>
    );
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a href={to} className={classes} {...tab} {...aria}>
      {face}
    </a>
  );
}
