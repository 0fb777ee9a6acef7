import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../tools/dev/chromium.ts';
import { startProgram } from '../tools/dev/servers-under-test.ts';
import { quantile, type Table } from './table.ts';

const runs = 5;
/** After the first paint. */
const momentsMs = [100, 800, 2500];
const aimMs = 100;
const waitMs = 15_000;
/**
 * A quick tap. One without any length would have the browser answer the finger's arrival (which it does while a finger
 * rests) after the finger has left.
 */
const fingerRestsMs = 60;

/** As Lighthouse has a phone on slow 4G: what its simulation reckons with, applied for real. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_480 };
const processorSlowdown = 4;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const desktop = { viewport: { width: 1350, height: 940 }, hasTouch: true };

interface Control {
  readonly what: string;
  readonly path: string;
  readonly on?: typeof phone | typeof desktop;
  /** Done first, and not measured. */
  readonly before?: string;
  readonly tapped: string;
  /** What there is once the page has answered: the thing itself, or the sign that the tap was heard. */
  readonly answer: string;
  /** What there is once it has done what was asked, where that is more. */
  readonly done?: string;
}

const menuButton = '[popovertarget="mobile-menu"]:not([popovertargetaction])';
const controls: readonly Control[] = [
  { what: 'menu', path: '/', tapped: menuButton, answer: '#mobile-menu:popover-open' },
  {
    what: 'submenu of a phone',
    path: '/',
    before: menuButton,
    tapped: '#mobile-menu summary',
    answer: '#mobile-menu details[open]',
  },
  {
    what: 'submenu of a desktop',
    path: '/',
    on: desktop,
    tapped: '[popovertarget="menu-about"]',
    answer: '#menu-about:popover-open',
  },
  {
    what: 'search',
    path: '/',
    tapped: '[aria-label="Search"]:is(button)',
    answer: '#search:popover-open input',
  },
  {
    what: 'question',
    path: '/faqs',
    tapped: 'main details:nth-of-type(2) summary',
    answer: 'main details:nth-of-type(2)[open]',
  },
  {
    what: 'theme',
    path: '/faqs',
    on: desktop,
    tapped: '[aria-label="Dark theme"]',
    answer: '[data-theme="dark"]',
    done: '[data-theme="dark"]:not([style*="color-scheme"])',
  },
  {
    what: 'tab',
    path: '/gallery',
    tapped: '#celebrations-tab',
    answer: '#celebrations:is(:target, [data-active])',
  },
  {
    what: 'picture',
    path: '/gallery',
    tapped: 'main a[href$=".jpg"]',
    answer: 'a[aria-busy], dialog[open] img',
    done: 'dialog[open] img',
  },
  {
    what: 'video',
    path: '/faqs',
    tapped: 'aside :is(a, button)[aria-haspopup="dialog"]',
    answer: 'a[aria-busy], dialog[open] video',
    done: 'dialog[open] video',
  },
  { what: 'select', path: '/estimate-project', tapped: 'main select', answer: 'select:open' },
];

/**
 * Runs in the page: when it was first painted, when it was tapped, and when what was asked for was first there. Nobody
 * asks for it meanwhile: a slowed processor would need longer for the questions than for the answer.
 */
function watch([answer, done]: readonly [string, string]): void {
  const times: Record<string, number> = {};
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.assign(window, { tapTimes: times, tapDone: promise });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') times.painted = startTime;
  }).observe({ type: 'paint', buffered: true });
  const look = () => {
    if (times.tapped !== undefined) {
      if (document.querySelector(answer)) times.answered ??= performance.now();
      if (document.querySelector(done)) times.done ??= performance.now();
    }
    if (times.done === undefined) requestAnimationFrame(look);
    else resolve();
  };
  look();
}

const timesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { tapTimes: Record<string, number> }).tapTimes);

interface Answer {
  readonly answered: number;
  readonly done: number;
}

async function tap(browser: Browser, url: string, control: Control, momentMs: number): Promise<Answer> {
  const context = await browser.newContext({ ...(control.on ?? phone), reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
    await page.addInitScript(watch, [control.answer, control.done ?? control.answer] as const);
    await page.goto(url, { waitUntil: 'commit' });
    const painted = await page.waitForFunction(
      () => (window as unknown as { tapTimes: Record<string, number> }).tapTimes.painted,
    );
    if (control.before) await page.locator(control.before).click();
    const element = page.locator(control.tapped).first();
    await element.scrollIntoViewIfNeeded();
    const box = await element.boundingBox();
    if (!box) throw new Error(`${control.what}: nothing to tap`);
    const at = ((await painted.jsonValue()) as number) + momentMs;
    await page.waitForFunction((time) => performance.now() >= time, at);
    // The time that the finger left, not the time that the page came to hear of it.
    await page.evaluate(() =>
      addEventListener(
        'pointerup',
        ({ timeStamp }) => {
          (window as unknown as { tapTimes: Record<string, number> }).tapTimes.tapped ??= timeStamp;
        },
        { capture: true },
      ),
    );
    const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    await setTimeout(fingerRestsMs);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.evaluate(
      (ms) =>
        Promise.race([
          (window as unknown as { tapDone: Promise<void> }).tapDone,
          new Promise((resolve) => window.setTimeout(resolve, ms)),
        ]),
      waitMs,
    );
    const { tapped = Number.NaN, answered, done } = await timesOf(page);
    return { answered: (answered ?? tapped + waitMs) - tapped, done: (done ?? tapped + waitMs) - tapped };
  } finally {
    await context.close();
  }
}

/** How long a tap waits for its answer on a throttled phone, soon after the first paint and later. */
export async function benchTaps(addresses: readonly string[]): Promise<Table> {
  const tried = controls.filter(({ path }) => addresses.length === 0 || addresses.includes(path));
  const browser = await chromium.launch(launchOptions());
  const site = await startProgram('server/main.ts');
  const rows: (string | number)[][] = [];
  const late: string[] = [];
  try {
    for (const control of tried) {
      const cells: string[] = [];
      for (const momentMs of momentsMs) {
        const answers: Answer[] = [];
        while (answers.length < runs)
          answers.push(await tap(browser, site.address + control.path, control, momentMs));
        const median = (pick: (answer: Answer) => number) => quantile(answers.map(pick), 0.5);
        const answered = median((answer) => answer.answered);
        if (answered > aimMs) late.push(`${control.what} at ${momentMs / 1000} s`);
        cells.push(
          `${answered.toFixed(0)} ms${control.done ? `, done ${median((answer) => answer.done).toFixed(0)} ms` : ''}`,
        );
      }
      rows.push([control.what, control.path, ...cells]);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return {
    title: 'Taps',
    columns: ['control', 'address', ...momentsMs.map((ms) => `${ms / 1000} s after the first paint`)],
    rows,
    notes: [
      `A phone on slow 4G with a processor ${processorSlowdown} times slower; medians of ${runs}. The finger rests ${fingerRestsMs} ms, and its leaving counts. Where a tap is kept for the script, the first figure is when the page shows that it was heard; for the theme, when its button shows the other one.`,
      `answers: aim ${aimMs} ms, missed by ${late.length} of ${tried.length * momentsMs.length}${late.length > 0 ? `: ${late.join(', ')}` : ''}.`,
    ],
  };
}
