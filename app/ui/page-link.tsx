import { Link, type LinkProps } from 'react-router';

/** A link to a page of ours: fetched ahead when the visitor heads for it, and faded over to where the browser can. */
export function PageLink(props: Omit<LinkProps, 'prefetch' | 'viewTransition'>) {
  return <Link prefetch="intent" viewTransition {...props} />;
}
