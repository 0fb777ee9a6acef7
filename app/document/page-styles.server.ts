import type { ComponentProps } from 'react';
import type { EntryContext } from 'react-router';

type LinkProps = ComponentProps<'link'> & { readonly disabled?: boolean };
type Sheets = Readonly<Record<string, string>>;

export interface PageStyles {
  /** The page's links in React Router's order; style sheets are disabled, for their rules are in the page. */
  readonly links: readonly LinkProps[];
  /** The sheets that a visitor without scripts needs as links. */
  readonly withoutScript: readonly LinkProps[];
  readonly rules: string;
}

/**
 * A page holds its rules, so that its first paint waits for nothing else. The links stay for React, which looks for
 * them when it takes over the document, but disabled: a browser does not fetch a disabled sheet. Pages reached without
 * a reload load theirs as files.
 */
export function pageStyles(
  { manifest, routeModules, staticHandlerContext: { matches } }: EntryContext,
  sheets: Sheets,
): PageStyles {
  // As React Router's <Links> has them: a route's own sheets, then what its module asks for, each once.
  const all = matches.flatMap(({ route: { id } }): LinkProps[] => [
    ...(manifest.routes[id]?.css ?? []).map((href) => ({ rel: 'stylesheet', href })),
    ...((routeModules[id]?.links?.() ?? []) as LinkProps[]),
  ]);
  const links = [...new Map(all.map((link) => [JSON.stringify(link), link])).values()];
  const styles = links.filter(({ rel }) => rel === 'stylesheet');
  const inPage = styles.filter(({ media }) => !media);
  return {
    links: links.flatMap((link) => (link.rel === 'stylesheet' ? disabled(link) : [link])),
    withoutScript: styles.filter(({ media }) => media),
    // Two chunks may carry the same rules.
    rules: [...new Set(inPage.map(({ href = '' }) => rulesOf(href, sheets)))].join('\n'),
  };
}

/**
 * React Router writes a # behind sheets that parts loaded later need as well. Vite looks for them without it, and would
 * load them again: the whole page would be laid out anew.
 */
const disabled = ({ href = '', ...link }: LinkProps): LinkProps[] =>
  [...new Set([href, href.replace(/#$/, '')])].map((address) => ({ ...link, href: address, disabled: true }));

function rulesOf(href: string, sheets: Sheets): string {
  const rules = sheets[href.replace(/#.*/, '')];
  if (rules === undefined) throw new Error(`The style sheet ${href} is not among the files of the build.`);
  if (rules.includes('</'))
    throw new Error(`The style sheet ${href} holds a closing tag and cannot be put into a page.`);
  return rules;
}
