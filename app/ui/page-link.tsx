import { Link, type LinkProps } from 'react-router';

/**
 * A link to a page of ours, fetched ahead when the visitor heads for it.
 * All routes are known from the start (react-router.config.ts), so none needs discovering.
 */
export function PageLink(props: Omit<LinkProps, 'prefetch' | 'discover'>) {
  return <Link prefetch="intent" discover="none" {...props} />;
}
