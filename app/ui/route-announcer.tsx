import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { stays } from './stay.ts';
import { targetOf } from './target-of.ts';

/**
 * After a change of page without a reload: tells screen readers the new title and puts the focus at the start of the
 * content or at the place that the address names, as a full page load would. So does a link to a place on the same page,
 * unless the browser itself has followed it, and moved on from there. What the visitor has opened while the page came
 * keeps the focus.
 */
export function RouteAnnouncer() {
  const location = useLocation();
  const how = useNavigationType();
  const shown = useRef(location);
  const [title, setTitle] = useState('');
  useEffect(() => {
    const { pathname } = shown.current;
    if (shown.current === location) return;
    shown.current = location;
    const { hash, state } = location;
    if (pathname !== location.pathname) setTitle(document.title);
    else if (!hash || how === 'POP' || stays(state)) return;
    if (document.querySelector(':is(dialog[open], :popover-open)')) return;
    const target = targetOf(hash) ?? (document.getElementById('main') as HTMLElement);
    // A section takes the focus only then, and shows no more of it than the start of the content does.
    if (target.tabIndex < 0) {
      target.tabIndex = -1;
      target.style.outline = 'none';
    }
    target.focus({ preventScroll: true });
  }, [location, how]);
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}
