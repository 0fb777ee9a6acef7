import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageLink } from '../ui/page-link.tsx';
import { usePaths } from '../use-paths.ts';

interface HomeLinkProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** On the home page itself it leads back to the top (spec §2); the style sheet makes that smooth. */
export function HomeLink({ label, className, children }: HomeLinkProps) {
  const paths = usePaths();
  const { pathname } = useLocation();
  const toTop = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (pathname !== paths.home || elsewhere) return;
    event.preventDefault();
    scrollTo({ top: 0 });
  };
  return (
    <PageLink to={paths.home} className={className} aria-label={label} onClick={toTop}>
      {children}
    </PageLink>
  );
}
