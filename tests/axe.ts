import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { Locale } from '../content/model/locales.ts';
import { allPaths } from '../content/model/paths.ts';
import { hydrated } from './browser.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    readonly axe?: typeof axe;
    /** React Router's own, so that a test can go from page to page as a link does. */
    readonly __reactRouterDataRouter: { navigate(path: string): Promise<void> };
  }
}

/**
 * What axe objects to on the page, or in the parts of it that are named. Its source is handed to a document
 * once and not with every question, as its own builder does: that halves the time.
 */
export async function violations(
  page: Page,
  parts: readonly string[] = [],
  rules: readonly string[] = tags,
): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([runOnly, include]) => {
      const found = await window.axe?.run(include.length > 0 ? { include: [...include] } : document, {
        runOnly: [...runOnly],
        resultTypes: ['violations'],
        // For rules that are not among ours.
        preload: false,
        iframes: false,
      });
      if (!found) throw new Error('axe has not come.');
      return found.violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, any }) => [target.join(' '), any[0]?.message ?? ''].join(' – ')).join('; ')}`,
      );
    },
    [rules, parts] as const,
  );
}

/** Pictures say nothing to axe, and drawing them takes most of the time. */
export const withoutPictures = (page: Page): Promise<unknown> =>
  page.route('**/static/pictures/**', (route) =>
    route.fulfill({ status: 200, contentType: 'image/svg+xml', body: '' }),
  );

/** The answer to the address /404 is an error to the browser; every other unknown address shows the same page. */
export const routesIn = (locale: Locale) => allPaths(locale).filter((path) => !path.endsWith('/404'));

/**
 * Goes from page to page as a visitor does, without loading each as a document: so axe is compiled once.
 * The bench looks at the documents.
 */
export async function violationsOnEveryRoute(page: Page, locale: Locale): Promise<string[]> {
  await withoutPictures(page);
  await hydrated(page);
  const found: string[] = [];
  for (const path of routesIn(locale)) {
    await page.evaluate((to) => window.__reactRouterDataRouter.navigate(to), path);
    await page.waitForFunction((to) => {
      const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
      return canonical !== undefined && new URL(canonical).pathname === to;
    }, path);
    for (const violation of await violations(page)) found.push(`${path}: ${violation}`);
  }
  return found;
}
