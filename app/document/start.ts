import { type HandOver, handOverId } from './hand-over.ts';
import { entryKey, restoreScroll } from './restore-scroll.ts';

/*
 * Runs in the page, at its end. React Router asks for every script while the page is still loading; nothing of it is
 * needed to read, scroll or follow a link. So here all of it waits until the page has loaded and the browser is idle, or
 * the visitor first touches something.
 */

const handOver = JSON.parse(document.getElementById(handOverId)?.textContent ?? '') as HandOver;

const ignore = () => {};

/**
 * Everything is asked for before anything is run, and every step is a task of its own: a tap never waits for more than one.
 * What React Router has to find before it begins, the last module of the entry gathers (wake.ts).
 */
async function wake(): Promise<void> {
  const { entry, manifest, routes, data } = handOver;
  if ('file' in data) fetch(data.file).catch(ignore);
  for (const href of [...entry, manifest, ...Object.values(routes).flat()]) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    await new Promise((resolve) => setTimeout(resolve));
  }
  let last: unknown;
  for (const url of entry) last = await import(url);
  await (last as typeof import('../entry.client.tsx')).awake;
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
  entryKey();
  // The sheet for paper has waited as well.
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[media=print]')) sheet.disabled = false;
  wake().catch(() => renew().catch(ignore).then(window.__endEarlyClicks));
}

/** So that a tap is answered first: on a slow phone asking for the scripts takes as long as opening the menu. */
const answeredMs = 200;
const beginSoon = () => setTimeout(begin, answeredMs);
// Who has tapped what only a script can do waits for nothing else.
window.__begin = beginSoon;
// So does who types, into the search perhaps, while a picture still keeps the page from being loaded.
addEventListener('input', beginSoon, { once: true });

/**
 * When there is something to see, for a slow processor paints long after the frame; and two frames later, for the leading
 * picture may be painted in the next one. In a hidden tab there are neither.
 */
function whenLoaded(): void {
  // Not a pointer that moves: browsers say so of one that rests where the page comes up.
  for (const event of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(event, beginSoon, { once: true, passive: true });
  new PerformanceObserver(() =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2500 });
        else setTimeout(begin, 300);
      }),
    ),
  ).observe({ type: 'paint', buffered: true });
}

restoreScroll();
if (document.readyState === 'complete') whenLoaded();
else addEventListener('load', () => setTimeout(whenLoaded));
