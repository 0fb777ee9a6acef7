import type { Page } from '@playwright/test';

/** Notes each position on the way, so that a jump can be told from a movement. */
export async function watchScrolling(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const positions: number[] = [];
    addEventListener('scroll', () => positions.push(Math.round(scrollY)));
    Object.assign(window, { positions });
  });
  return () => page.evaluate(() => (window as unknown as { positions: number[] }).positions);
}
