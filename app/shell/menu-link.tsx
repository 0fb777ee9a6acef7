import type { ReactNode } from 'react';
import { NavLink } from 'react-router';

interface MenuLinkProps {
  readonly to: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A link that marks itself as the current page and fetches ahead when the visitor heads for it. */
export function MenuLink({ className = '', ...rest }: MenuLinkProps) {
  return <NavLink end prefetch="intent" discover="none" className={className} {...rest} />;
}
