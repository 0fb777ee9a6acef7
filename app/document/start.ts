import { type HandOver, handOverId } from './hand-over.ts';
import { restoreScroll } from './restore-scroll.ts';

/*
 * Runs in the page, at its end. React Router asks for every script while the page is still loading; nothing of it is
 * needed to read, scroll or follow a link. So here all of it waits until the page has loaded and the browser is idle, or
 * the visitor first touches something.
 */

type Module = Record<string, unknown>;

declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createHTML(html: string): string | null }): unknown;
    };
  }
}

const handOver = JSON.parse(document.getElementById(handOverId)?.textContent ?? '') as HandOver;

/**
 * The content security policy closes innerHTML. React needs it for one constant string, with which it makes
 * script elements when it has to draw a page anew, for example after an extension has changed the text.
 */
window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === '<script></script>' ? html : null),
});

const fetchModule = (url: string) => import(url) as Promise<Module>;

async function fetchData(): Promise<ReadableStream | null> {
  const answer = 'text' in handOver.data ? new Response(handOver.data.text) : await fetch(handOver.data.file);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.body;
}

/** Everything is asked for at once; what wakes the page goes last, so that it finds all of it or never begins. */
async function wake(): Promise<void> {
  const routes = Object.entries(handOver.routes);
  const [stream, , ...modules] = await Promise.all([
    fetchData(),
    fetchModule(handOver.manifest),
    ...routes.map(([, urls]) => Promise.all(urls.map(fetchModule))),
  ]);
  Object.assign(window, {
    __reactRouterContext: { ...handOver.context, stream },
    __reactRouterRouteModules: Object.fromEntries(
      routes.map(([id], i) => [id, Object.assign({}, ...(modules[i] ?? []))]),
    ),
  });
  await fetchModule(handOver.entry);
}

/**
 * A file was not there. If the site has been released anew since this page was written, the page is loaded again, once;
 * otherwise (no connection, a server in trouble) it stays as it is, for it can be read and used without scripts.
 */
async function renew(): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if ('text' in handOver.data || navigation?.type === 'reload') return;
  const answer = await fetch(location.href, { cache: 'reload' });
  const page = await answer.text();
  if (answer.ok && !(page.includes(handOver.manifest) && page.includes(handOver.data.file)))
    location.reload();
}

let begun = false;
function begin(): void {
  if (begun) return;
  begun = true;
  // The sheet for paper has waited as well.
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[media=print]')) sheet.disabled = false;
  wake().catch(() =>
    renew()
      .catch(() => {})
      .then(window.__endEarlyClicks),
  );
}

/** So that a tap is answered first: on a slow phone asking for the scripts takes as long as opening the menu. */
const answeredMs = 200;
const beginSoon = () => setTimeout(begin, answeredMs);

/** Two frames after the load, for the leading picture may be painted in the next one. In a hidden tab there are none. */
function whenLoaded(): void {
  for (const event of ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'])
    addEventListener(event, beginSoon, { once: true, passive: true });
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2500 });
      else setTimeout(begin, 300);
    }),
  );
}

restoreScroll();
if (document.readyState === 'complete') whenLoaded();
else addEventListener('load', () => setTimeout(whenLoaded));
