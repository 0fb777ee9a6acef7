import sheets from 'virtual:client-styles';
import { type EntryContext, ServerRouter } from 'react-router';
import { localeOf } from '../content/model/locales.ts';
import { localPath, paths } from '../content/model/paths.ts';
import atFirst from './document/at-first.ts?script';
import { DocumentParts } from './document/document-parts.ts';
import { handOverOf } from './document/hand-over.server.ts';
import keptInPlace from './document/kept-in-place.ts?script';
import { pageLanguage } from './document/page-language.server.ts';
import { pageStyles } from './document/page-styles.server.ts';
import { renderWhole } from './document/render-whole.server.ts';
import start from './document/start.ts?script';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  withoutTrailingSlash(routerContext);
  const parts = await partsOf(routerContext);
  const html = await renderWhole(
    <DocumentParts value={parts}>
      <ServerRouter context={routerContext} url={request.url} />
    </DocumentParts>,
  );
  return new Response(html, { status, headers });
}

/** Pages with items of which one at a time is open. */
const pagesOfItems: readonly string[] = [paths.home, paths.faqs];

async function partsOf(routerContext: EntryContext): Promise<DocumentParts> {
  const { pathname } = routerContext.staticHandlerContext.location;
  const locale = localeOf(pathname);
  const language = pageLanguage(locale);
  if (import.meta.env.DEV) return { atFirst, language };
  const styles = pageStyles(routerContext, sheets);
  const handOver = await handOverOf(routerContext);
  // Read already: React Router would write it out a second time.
  delete routerContext.serverHandoffStream;
  const keeps = pagesOfItems.some((path) => localPath(locale, path) === pathname);
  return { atFirst, language, built: { styles, handOver, start: keeps ? `${start};${keptInPlace}` : start } };
}

/** Prerendering asks for "/faqs/"; what a component makes of the path must be what the browser at "/faqs" makes of it. */
function withoutTrailingSlash({ staticHandlerContext }: EntryContext): void {
  const { location } = staticHandlerContext;
  staticHandlerContext.location = { ...location, pathname: location.pathname.replace(/(.)\/$/, '$1') };
}
