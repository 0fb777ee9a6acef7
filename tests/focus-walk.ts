import type { Page } from '@playwright/test';

declare global {
  interface Window {
    walk?: FocusWalk;
  }
}

interface FocusWalk {
  /** What a key can reach on this page, in the order of the document. */
  readonly expected: HTMLElement[];
  /** How each of them looks without the focus. */
  readonly looks: Map<HTMLElement, string>;
  look(element: HTMLElement): string;
  name(element: Element): string;
}

/** Carousels get their buttons when they come near; the walk begins when all of them have. */
async function wakeCarousels(page: Page): Promise<void> {
  for (const carousel of await page.locator('section[data-slides]').all()) {
    await carousel.scrollIntoViewIfNeeded();
    await carousel.locator('[aria-live]').waitFor();
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Notes what can be reached within `root` before the first key is pressed. */
async function prepare(page: Page, root: string): Promise<number> {
  await wakeCarousels(page);
  return page.evaluate((selector) => {
    const candidates =
      'a[href], button, input, select, textarea, summary, iframe, video[controls], [tabindex]';
    const look = (element: HTMLElement) => {
      const of = (target: Element, pseudo?: string) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(target, pseudo);
        return [outlineStyle, outlineWidth, outlineColor, boxShadow].join(' ');
      };
      // Some controls show the focus on what surrounds or covers them.
      const around = [element.parentElement, element.closest('article, li')].filter((each) => each !== null);
      return [
        of(element),
        of(element, '::before'),
        of(element, '::after'),
        ...around.map((each) => of(each)),
      ].join();
    };
    const name = (element: Element) =>
      `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
    const expected = [...document.querySelectorAll<HTMLElement>(candidates)].filter(
      (element) =>
        element.closest(selector) &&
        element.tabIndex >= 0 &&
        // Of radio buttons the chosen one stands for all.
        !element.matches(':disabled, [type="hidden"], [type="radio"]:not(:checked)') &&
        !element.closest('[inert]') &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    const looks = new Map(expected.map((element) => [element, look(element)]));
    window.walk = { expected, looks, look, name };
    return expected.length;
  }, root);
}

interface Stop {
  /** Its place among the expected ones; undefined where the browser stops by itself, as at a scroller. */
  readonly index: number | undefined;
  readonly outside: boolean;
  readonly faults: string[];
}

const stopHere = (page: Page, root: string): Promise<Stop> =>
  page.evaluate((selector) => {
    const { walk } = window;
    const at = document.activeElement;
    if (!walk || !(at instanceof HTMLElement) || !at.closest(selector) || at === document.body)
      return { index: undefined, outside: true, faults: [] };
    const faults: string[] = [];
    const before = walk.looks.get(at);
    if (before !== undefined && before === walk.look(at))
      faults.push(`${walk.name(at)} does not show the focus`);
    // WCAG 2.4.11: some of it is in sight and nothing lies upon it.
    const inSight = [...at.getClientRects()].some(({ left, top, width, height }) =>
      [0.5, 0.1, 0.9].some((across) =>
        [0.5, 0.1, 0.9].some((down) => {
          const hit = document.elementFromPoint(left + width * across, top + height * down);
          return hit !== null && (at.contains(hit) || hit.contains(at));
        }),
      ),
    );
    if (!inSight) faults.push(`${walk.name(at)} is out of sight or covered`);
    const index = walk.expected.indexOf(at);
    const scrolls = at.scrollWidth > at.clientWidth || at.scrollHeight > at.clientHeight;
    if (index < 0 && !scrolls) faults.push(`${walk.name(at)} takes the focus for no reason`);
    return { index: index < 0 ? undefined : index, outside: false, faults };
  }, root);

/** Presses Tab from the start of `root` until the focus leaves it, and returns everything that is wrong on the way. */
export async function walkWithTab(page: Page, root = 'body'): Promise<string[]> {
  const count = await prepare(page, root);
  const faults: string[] = [];
  const reached: number[] = [];
  if (root !== 'body') await page.locator(root).focus();
  // Scrollers come on top of what is expected; more presses than this are a trap.
  for (let press = 0; press < count * 2 + 10; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await stopHere(page, root);
    if (stop.outside || stop.index === reached[0]) break;
    faults.push(...stop.faults);
    if (stop.index !== undefined) reached.push(stop.index);
  }
  const missed = await page.evaluate(
    (seen) =>
      window.walk?.expected
        .filter((_, index) => !seen.includes(index))
        .map((each) => window.walk?.name(each)),
    reached,
  );
  for (const each of missed ?? []) faults.push(`${each} cannot be reached`);
  if (reached.some((index, place) => index !== [...reached].sort((a, b) => a - b)[place]))
    faults.push('the order is not that of the page');
  if (count === 0) faults.push('there is nothing to reach');
  return faults;
}
