import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { targetOf } from '../ui/target-of.ts';

/**
 * After a change of page without a reload: tells screen readers the new title and puts the focus at
 * the start of the content, as a full page load would.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    (targetOf(hash) ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}
