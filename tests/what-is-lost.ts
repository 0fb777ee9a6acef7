import type { Page } from '@playwright/test';
import { violations } from './axe.ts';

/** A window of 1280 × 1024 at 400 %. */
export const zoomed = { width: 320, height: 256 };

/** Two frames, and what they set in motion has come to rest: the change of the window or the theme has been drawn. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const changes = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });

const controls = 'a[href], button, input, select, textarea, summary';

/** At 400 %: a page that scrolls sideways, text that is cut off, controls that stay under something else. */
export const lostAtZoom = (page: Page, root = 'main, footer'): Promise<string[]> =>
  page.evaluate(
    ([within, selector]) => {
      const lost: string[] = [];
      const wide = document.documentElement.scrollWidth;
      if (wide > innerWidth) lost.push(`the page is ${wide} px wide`);
      const name = (element: Element) =>
        `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
      const roots = [...document.querySelectorAll(within)];

      /** The text of an element that shows nothing outside its box, unless it can be scrolled. */
      const cuts = (box: Element, text: DOMRect) => {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const sideways =
          /hidden|clip/.test(overflowX) && (text.left < edge.left - 2 || text.right > edge.right + 2);
        const upright =
          /hidden|clip/.test(overflowY) && (text.top < edge.top - 2 || text.bottom > edge.bottom + 2);
        return sideways || upright;
      };
      for (const part of roots) {
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const parent = node.parentElement;
          if (!node.textContent?.trim() || !parent || parent.closest('[inert], .visually-hidden, svg'))
            continue;
          if (!parent.checkVisibility({ visibilityProperty: true })) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const rect = range.getBoundingClientRect();
          let scrolls = false;
          for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
            if (/auto|scroll/.test(getComputedStyle(box).overflowX)) scrolls = true;
            // Words for screen readers alone.
            if (getComputedStyle(box).clipPath === 'inset(50%)') break;
            if (scrolls) break;
            if (!cuts(box, rect)) continue;
            lost.push(`“${node.textContent.trim().slice(0, 40)}” is cut off`);
            break;
          }
        }
      }

      for (const part of roots)
        for (const control of part.querySelectorAll<HTMLElement>(selector)) {
          if (control.tabIndex < 0 || control.closest('[inert]')) continue;
          if (!control.checkVisibility({ visibilityProperty: true })) continue;
          control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
          const hit = [...control.getClientRects()].some(({ left, top, width, height }) => {
            const at = document.elementFromPoint(left + width / 2, top + height / 2);
            return at !== null && (control.contains(at) || at.contains(control));
          });
          if (!hit) lost.push(`${name(control)} stays covered`);
        }
      scrollTo({ top: 0, behavior: 'instant' });
      return lost;
    },
    [root, controls] as const,
  );

/** In forced colours a ground is gone and a shadow too: fields need their edges, the focus its outline. */
export const lostInForcedColours = (page: Page, root = 'body'): Promise<string[]> =>
  page.evaluate(
    ([within, selector]) => {
      const lost: string[] = [];
      const name = (element: Element) =>
        `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
      if (!matchMedia('(forced-colors: active)').matches) lost.push('the colours are not forced');
      const before = document.activeElement;
      for (const control of document.querySelector(within)?.querySelectorAll<HTMLElement>(selector) ?? []) {
        if (control.tabIndex < 0 || control.closest('[inert]')) continue;
        if (!control.checkVisibility({ visibilityProperty: true })) continue;
        // A radio button of ours is drawn by its label.
        const style = getComputedStyle(
          (control.matches('[type="radio"]') && control.closest('label')) || control,
        );
        const edged =
          style.borderBlockEndStyle !== 'none' && Number.parseFloat(style.borderBlockEndWidth) > 0;
        const field = control.matches('input:not([type="file"], [role="combobox"]), select, textarea');
        if ((field || control.matches('[type="submit"]')) && !edged)
          lost.push(`${name(control)} has no edge`);
        // Without an edge, a button must have words or a drawing in the colour of text.
        const drawing = control.querySelector('svg');
        if (!edged && control.matches('button') && !control.innerText.trim() && drawing) {
          const { color } = getComputedStyle(drawing);
          const { backgroundColor } = getComputedStyle(document.body);
          if (color === backgroundColor) lost.push(`${name(control)} cannot be seen`);
        }
        control.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
        const places = [
          control,
          ...(control.closest('article, li, label') ? [control.closest('article, li, label')] : []),
        ];
        const outlined = places.some((place) => {
          if (!place) return false;
          return [undefined, '::before', '::after'].some((pseudo) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(place, pseudo);
            return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
          });
        });
        if (document.activeElement === control && !outlined)
          lost.push(`${name(control)} does not show the focus`);
      }
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      return lost;
    },
    [root, controls] as const,
  );

/** Without script: the content, the ways to other pages and the forms are there, and no control is dead. */
export const lostWithoutScript = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lost: string[] = [];
    const visible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const main = document.querySelector('main');
    if ((main?.innerText.length ?? 0) < 120) lost.push('there is hardly any text');
    if (![...document.querySelectorAll('h1')].some(visible)) lost.push('there is no main heading');
    // What is folded away opens without script; a heading of an unchosen set is one link away.
    for (const heading of main?.querySelectorAll('h2, h3') ?? [])
      if (!visible(heading) && !heading.closest('details:not([open]), [aria-labelledby$="-tab"], dialog'))
        lost.push(`the heading “${heading.textContent}” is not shown`);
    if (document.querySelectorAll('header a[href]').length < 20) lost.push('there is no menu');
    if ([...document.querySelectorAll('footer a[href]')].filter(visible).length < 15)
      lost.push('the footer is bare');
    for (const form of document.querySelectorAll('form')) {
      if (form.method !== 'post' || !form.getAttribute('action')) lost.push('a form cannot be posted');
      const send = form.querySelector('[type="submit"]');
      if (!send || !visible(send)) lost.push('a form has no button');
      if (form.querySelectorAll('[name]').length < 4) lost.push('a form has no fields');
    }
    for (const button of document.querySelectorAll('button'))
      if (visible(button) && button.type !== 'submit' && !button.popoverTargetElement)
        lost.push(`the button “${button.getAttribute('aria-label') ?? button.textContent}” does nothing`);
    return lost;
  });

/** Without pictures: each has words or is decoration, and text keeps its contrast to what is behind it. */
export async function lostWithoutPictures(page: Page): Promise<string[]> {
  const lost = await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('img, video { visibility: hidden !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return [...document.querySelectorAll('img:not([alt])')].map((image) => `${image.outerHTML} has no words`);
  });
  lost.push(...(await violations(page, [], ['color-contrast'])));
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return lost;
}
