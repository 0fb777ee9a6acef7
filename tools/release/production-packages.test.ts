import assert from 'node:assert/strict';
import { test } from 'node:test';
import { productionPackages } from './production-packages.ts';

test('a release carries what its dependencies need, where Node finds it, and nothing of development', () => {
  const packages = {
    '': { dependencies: { node: '24', web: '1' }, devDependencies: { builder: '1' } },
    'node_modules/node': { dependencies: { 'node-bin': '1' } },
    'node_modules/web': { dependencies: { '@x/part': '1', common: '2' }, peerDependencies: { peer: '1' } },
    'node_modules/web/node_modules/common': {},
    'node_modules/common': {},
    'node_modules/@x/part': {
      dependencies: { common: '1', native: '1' },
      optionalDependencies: { native: '1' },
      peerDependencies: { react: '1' },
      peerDependenciesMeta: { react: { optional: true } },
    },
    'node_modules/peer': {},
    'node_modules/react': {},
    'node_modules/builder': {},
  };
  assert.deepEqual(productionPackages({ packages }), [
    'node_modules/@x/part',
    'node_modules/common',
    'node_modules/peer',
    'node_modules/web',
    'node_modules/web/node_modules/common',
  ]);
  assert.throws(() => productionPackages({ packages: { '': { dependencies: { gone: '1' } } } }), /no gone/);
});
