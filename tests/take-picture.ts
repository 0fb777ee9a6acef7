import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/**
 * `not drawn`: the page's scripts answer, but the browser's process that draws has died or stands still, which no page can
 * bring about. `no answer`: the page itself may be at fault.
 */
export type Picture = 'taken' | 'not drawn' | 'no answer';

export async function takePicture(page: Page, path: string, patienceMs = 15_000): Promise<Picture> {
  const taken = await page.screenshot({ path, timeout: patienceMs }).catch(() => undefined);
  if (taken) return 'taken';
  // A picture waits for the typeface as well.
  const typeface = await Promise.race([
    page.evaluate(() => document.fonts.status).catch(() => undefined),
    setTimeout(patienceMs),
  ]);
  return typeface === 'loaded' ? 'not drawn' : 'no answer';
}
