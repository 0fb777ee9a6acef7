import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanPath } from './clean-path.ts';

test('an address with trailing blanks or slashes leads to the clean one', () => {
  for (const path of [
    '/accreditations%20',
    '/accreditations%20%20',
    '/accreditations/',
    '/accreditations/%20',
    '/accreditations//',
    '/accreditations+',
  ])
    assert.equal(cleanPath(path), '/accreditations', path);
  assert.equal(cleanPath('/service//hard-services/'), '/service/hard-services');
});

test('a clean address stays as it is', () => {
  for (const path of ['/', '/faqs', '/service/hard-services/chiller', '/a%20b'])
    assert.equal(cleanPath(path), path);
});

test('no address can lead to another host', () => {
  for (const path of ['//evil.example/', '///evil.example/', '/\\evil.example/', '/%20/', '//'])
    assert.match(cleanPath(path), /^\/(?![/\\])/, path);
});
