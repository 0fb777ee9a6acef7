import type { Page } from '@playwright/test';

/** Files of this kind come to the page when the returned function is called. */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
