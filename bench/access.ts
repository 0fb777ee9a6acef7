import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { allPaths } from '../content/model/paths.ts';
import { violations, withoutPictures } from '../tests/axe.ts';
import { desktop, hydrated, phone, tablet } from '../tests/browser.ts';
import {
  drawn,
  lostAtZoom,
  lostInForcedColours,
  lostWithoutPictures,
  lostWithoutScript,
  zoomed,
} from '../tests/what-is-lost.ts';
import { launchBrowser } from '../tools/dev/chromium.ts';
import { startProgram } from '../tools/dev/servers-under-test.ts';
import { enterState, type State, states } from './access-states.ts';
import type { Table } from './table.ts';

const schemes = ['light', 'dark'] as const;
const windows = [{ width: 320, height: 640 }, phone, tablet, desktop];

/** How often each kind of look was taken, and what it found. */
class Findings {
  readonly #kinds = new Map<string, { looks: number; found: string[] }>();

  add(kind: string, where: string, found: readonly string[]): void {
    const entry = this.#kinds.get(kind) ?? { looks: 0, found: [] };
    entry.looks += 1;
    entry.found.push(...found.map((each) => `${kind}: ${where}: ${each}`));
    this.#kinds.set(kind, entry);
  }

  get rows(): [string, number, number][] {
    return [...this.#kinds].map(([kind, { looks, found }]) => [kind, looks, found.length]);
  }

  get notes(): string[] {
    return [...this.#kinds.values()].flatMap(({ found }) => found);
  }
}

type Open = (options?: BrowserContextOptions) => Promise<Page>;

const opener =
  (browser: Browser, baseURL: string): Open =>
  async (options = {}) => {
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await withoutPictures(page);
    return page;
  };

/** Two at a time; each worker keeps its page. */
async function inTurns<T>(
  items: readonly T[],
  worker: () => Promise<(item: T) => Promise<void>>,
): Promise<void> {
  const left = [...items];
  await Promise.all(
    [0, 1].map(async () => {
      const work = await worker();
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
    }),
  );
}

/** One document for each route; the window and the theme change around it. */
async function lookAtRoute(page: Page, path: string, findings: Findings): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await page.setViewportSize(desktop);
  await page.goto(path);
  await hydrated(page);
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await drawn(page);
      findings.add(`axe, ${viewport.width} px, ${colorScheme}`, path, await violations(page));
      if (viewport === phone || viewport === desktop)
        findings.add(
          `pictures off, ${viewport.width} px, ${colorScheme}`,
          path,
          await lostWithoutPictures(page),
        );
    }
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await drawn(page);
    findings.add(`forced colours, ${viewport.width} px`, path, await lostInForcedColours(page));
  }
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize(zoomed);
  await drawn(page);
  findings.add('400 % zoom', path, await lostAtZoom(page));
}

async function lookAtState(open: Open, state: State, findings: Findings): Promise<void> {
  for (const at of state.at) {
    const page = await open({
      viewport: at === 'phone' ? phone : desktop,
      ...(state.moving && { reducedMotion: 'no-preference' }),
    });
    try {
      await enterState(page, state);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await drawn(page);
        findings.add(state.name, `${at}, ${colorScheme}`, await violations(page));
      }
    } catch (error) {
      findings.add(state.name, at, [`could not be reached: ${String(error).split('\n')[0]}`]);
    } finally {
      await page.context().close();
    }
  }
}

export async function benchAccess(): Promise<Table> {
  const server = await startProgram('server/main.ts');
  const browser = await launchBrowser();
  const findings = new Findings();
  const open = opener(browser, server.address);
  try {
    await inTurns(allPaths(), async () => {
      const page = await open();
      return (path) => lookAtRoute(page, path, findings);
    });
    await inTurns(allPaths(), async () => {
      const page = await open({ javaScriptEnabled: false });
      return async (path) => {
        await page.goto(path);
        for (const viewport of [phone, desktop]) {
          await page.setViewportSize(viewport);
          findings.add(`no JavaScript, ${viewport.width} px`, path, await lostWithoutScript(page));
        }
      };
    });
    await inTurns(states, async () => (state) => lookAtState(open, state, findings));
  } finally {
    await browser.close();
    await server.stop();
  }
  const sum = (index: 1 | 2) => findings.rows.reduce((total, row) => total + row[index], 0);
  return {
    title: 'Access',
    columns: ['what', 'pages looked at', 'found'],
    rows: [...findings.rows, ['in all', sum(1), sum(2)]],
    notes: [
      'axe: WCAG 2.0 to 2.2 A and AA, and best practices. States: at 390 and 1440 px where they exist, light and dark.',
      ...findings.notes,
    ],
  };
}
