import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientAddress } from './client-address.ts';

test('without a trusted proxy the header proves nothing', () => {
  assert.equal(clientAddress('10.0.0.1', '1.2.3.4', false), '10.0.0.1');
});

test('behind proxies the entry that the first trusted one wrote counts, whatever the client put before it', () => {
  assert.equal(clientAddress('10.0.0.1', '6.6.6.6, 1.2.3.4', { hops: 1 }), '1.2.3.4');
  assert.equal(clientAddress('10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', { hops: 2 }), '1.2.3.4');
  assert.equal(clientAddress('10.0.0.1', '1.2.3.4', { hops: 2 }), '10.0.0.1');
  assert.equal(clientAddress('10.0.0.1', undefined, { hops: 1 }), '10.0.0.1');
});

test('an entry counts as the same address however a proxy writes it', () => {
  for (const [written, address] of [
    ['1.2.3.4:5678', '1.2.3.4'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['[::ffff:1.2.3.4]:80', '1.2.3.4'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
  ] as const)
    assert.equal(clientAddress('10.0.0.1', `6.6.6.6, ${written}`, { hops: 1 }), address, written);
});

test('what is no address counts as the proxy itself', () => {
  for (const written of ['unknown', '_hidden', '[', '[]', '1.2.3', ':', ',', `${' '.repeat(15_000)}x`])
    assert.equal(clientAddress('::ffff:10.0.0.1', written, { hops: 1 }), '10.0.0.1', written.slice(-20));
});
