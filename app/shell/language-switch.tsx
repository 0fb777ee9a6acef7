import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { localeOf } from '../../content/model/locales.ts';
import { twinOf } from '../../content/model/paths.ts';

/** Each language's name in that language, with which the switch leads to it. */
const names = { en: 'English', ar: 'العربية' } as const;

/** The way to the same place in the other language: an ordinary link, so that the document changes its direction whole. */
export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  const { pathname, search } = useLocation();
  const twin = twinOf(pathname);
  const other = localeOf(twin);
  // Tabs change the address without the router's knowledge.
  const keepPlace = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.hash = window.location.hash;
  };
  return (
    <a className={className} href={twin + search} lang={other} hrefLang={other} onClick={keepPlace}>
      {names[other]}
    </a>
  );
}
