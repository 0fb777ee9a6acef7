import { hydrated, test } from './browser.ts';

test('a route with a clientLoader is built, and loads in the browser once its script has come', async ({
  visit,
}) => {
  const plain = await visit('/kit/client-loader', { javaScriptEnabled: false });
  await plain.getByText('Loaded by the server.').waitFor();
  const page = await visit('/kit/client-loader');
  await hydrated(page);
  await page.getByText('Loaded by the server and the browser.').waitFor();
});
