import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { regions } from '../../../content/model/regions.ts';

const sheet = readFileSync(join(import.meta.dirname, 'regions.module.css'), 'utf8');

test('every region lights up on the map when its name is pointed at, and no other', () => {
  const lit = sheet.matchAll(
    /\[data-region="([\w-]+)"\]:is\(\[open\], :hover, :focus-within\)\) \[data-emirate="([\w-]+)"\]/g,
  );
  assert.deepEqual(
    [...lit].map(([, named, drawn]) => [named, drawn]),
    regions.map(({ id }) => [id, id]),
  );
});
