import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { localeNames, localeOf } from '../../content/model/locales.ts';
import { twinOf } from '../../content/model/paths.ts';

/** The way to the same place in the other language: an ordinary link, so that the document changes its direction whole. */
export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  const twin = twinOf(useLocation().pathname);
  const other = localeOf(twin);
  // The place in a page, and the address of one that was not found, are known in the browser only.
  const keepPlace = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const { pathname, search, hash } = window.location;
    currentTarget.href = twinOf(pathname) + search + hash;
  };
  return (
    <a className={className} href={twin} lang={other} onClick={keepPlace}>
      {localeNames[other]}
    </a>
  );
}
