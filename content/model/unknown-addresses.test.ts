import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allPaths } from './paths.ts';
import { allUnknownPaths, unknownPathFor } from './unknown-addresses.ts';

test('an address that leads nowhere is told apart by what it looks like', () => {
  for (const [path, finished] of [
    ['/nothing', '/unknown-page'],
    ['/wp-login.php', '/unknown-page'],
    ['/a/b-policy-c', '/unknown-page'],
    ['/refund-policy', '/unknown-policy'],
    ['/Refund-Policy', '/unknown-policy'],
    ['/legal/general-conditions', '/unknown-policy'],
    ['/service/roof-gardens', '/service/unknown-group-of-services'],
    ['/Service/some-policy', '/service/unknown-group-of-services'],
    ['/service/hard-services/roof-gardens', '/service/unknown-group/unknown-service'],
    ['/service/a/b/c', '/unknown-page'],
    ['/service', '/unknown-page'],
    ['', '/unknown-page'],
    ['/ar/nothing', '/ar/unknown-page'],
    ['/AR/nothing', '/ar/unknown-page'],
  ] as const)
    assert.equal(unknownPathFor(path), finished, path);
});

test('a finished page of this sort is at no address of the site, and is found for its own', () => {
  for (const path of allUnknownPaths()) {
    assert.ok(!allPaths().includes(path), path);
    assert.equal(unknownPathFor(path), path);
  }
});
