import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EntryContext } from 'react-router';
import { handOverOf } from './hand-over.server.ts';
import { handOverText, routerSettings } from './hand-over.ts';

/** As much of the entry context as the hand-over is made from. */
const context = (rest: Partial<EntryContext> = {}) =>
  ({
    manifest: {
      url: '/manifest-1.js',
      entry: { imports: ['/library-6.js'], module: '/entry-2.js' },
      routes: {
        root: { module: '/root-3.js' },
        desk: { module: '/desk-4.js', clientLoaderModule: '/desk-loader-5.js' },
      },
    },
    serverHandoffString: JSON.stringify({ ...routerSettings, future: { notChosen: false } }),
    serverHandoffStream: new Blob(['[{"_1":2},"<b>"]\n']).stream(),
    staticHandlerContext: { matches: [{ route: { id: 'root' } }, { route: { id: 'desk' } }] },
    ...rest,
  }) as unknown as EntryContext;

test('a page is told its modules, also those of a route with a clientLoader, and its data', async () => {
  assert.deepEqual(await handOverOf(context()), {
    manifest: '/manifest-1.js',
    routes: { root: ['/root-3.js'], desk: ['/desk-loader-5.js', '/desk-4.js'] },
    entry: ['/library-6.js', '/entry-2.js'],
    data: { text: '[{"_1":2},"<b>"]\n' },
  });
});

test('nothing in the data can end the element that holds it', async () => {
  assert.doesNotMatch(handOverText(await handOverOf(context())), /</);
});

test('settings of the framework that the page’s script does not know of stop the build', async () => {
  const changed = context({ serverHandoffString: JSON.stringify({ ...routerSettings, basename: '/site' }) });
  await assert.rejects(handOverOf(changed), /settings are not those in app\/document\/hand-over\.ts/);
});

test('a framework that hands over in another way stops the build', async () => {
  const changed = context({ serverHandoffString: '' });
  await assert.rejects(handOverOf(changed), /no longer holds the settings and the data/);
});
