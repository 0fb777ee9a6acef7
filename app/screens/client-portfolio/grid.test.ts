import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { sectorIds } from '../../../content/model/clients.ts';

const sheet = readFileSync(join(import.meta.dirname, 'grid.module.css'), 'utf8');
const selectors = (pattern: RegExp) =>
  [...sheet.matchAll(pattern)].map(([, chosen, named]) => [chosen, named]);
const each = (ids: readonly string[]) => ids.map((id) => [id, id]);

test('the style sheet filters by every kind of client, and by no other', () => {
  assert.deepEqual(
    selectors(/:has\(\[value="(\w+)"\]:checked\) \.client:not\(\[data-sector="(\w+)"\]\)/g),
    each(sectorIds),
  );
});

test('the style sheet says how many were found for every choice', () => {
  assert.deepEqual(
    selectors(/:has\(\[value="(\w+)"\]:checked\) \.found\[data-sector="(\w+)"\]/g),
    each(['all', ...sectorIds]),
  );
});
