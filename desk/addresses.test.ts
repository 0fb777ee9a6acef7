import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whereTo } from './addresses.ts';

const origin = 'https://desk.nasaq.example';
const goOnTo = (to: string) => whereTo(new URL(`${origin}/sign-in?to=${encodeURIComponent(to)}`));

test('who signs in goes on to the page they came for', () => {
  for (const to of ['/', '/inbox?form=quote&after=1.2', '/entries/NSQ-AB2C-D3EF', '/audit?reference=a//b'])
    assert.equal(goOnTo(to), to);
  assert.equal(goOnTo('/staff/../inbox'), '/inbox');
  assert.equal(whereTo(new URL(`${origin}/sign-in`)), '/');
});

test('no address leads anybody away from the desk', () => {
  for (const to of [
    '//evil.example',
    '///evil.example',
    '/.//evil.example',
    '/././/evil.example/x',
    '/a/..//evil.example',
    '/a/b/../..//evil.example',
    '/%2e//evil.example',
    '/%2E//evil.example',
    '/a/%2e%2e//evil.example',
    '/a/.%2E//evil.example',
    '/\\evil.example',
    '/.\\/evil.example',
    '/a/..\\\\evil.example',
    '/\t/evil.example',
    '/.\n//evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'evil.example',
    '',
  ])
    assert.equal(goOnTo(to), '/', JSON.stringify(to));
});
