import { describe, test } from 'node:test';
import { hydrated, kitUrl, visitors } from './browser.ts';

describe('A route with a clientLoader', () => {
  const visit = visitors();

  test('is built, and loads in the browser once its script has come', async () => {
    const plain = await visit(`${kitUrl}/kit/client-loader`, { javaScriptEnabled: false });
    await plain.getByText('Loaded by the server.').waitFor();
    const page = await visit(`${kitUrl}/kit/client-loader`);
    await hydrated(page);
    await page.getByText('Loaded by the server and the browser.').waitFor();
  });
});
