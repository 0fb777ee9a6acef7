import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { keepSeen, seenPictures } from './look.ts';

const folder = mkdtempSync(join(tmpdir(), 'nasaq-seen-'));
after(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'seen.json');
const pictures = { 'about/office': { src: '/static/pictures/about/office.63b487b', width: 3, height: 2 } };

test('what was seen of a picture is kept', () => {
  assert.deepEqual(seenPictures(file), {});
  keepSeen(pictures, file);
  assert.deepEqual(seenPictures(file), pictures);
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -9));
  assert.deepEqual(seenPictures(file), {}, 'a write that was cut short');
});

test('nothing counts that was seen by another version of the file that looks', () => {
  keepSeen(pictures, file);
  const seen = JSON.parse(readFileSync(file, 'utf8')) as { way: string };
  const looks = readFileSync(join(import.meta.dirname, 'look.ts'));
  assert.equal(seen.way, createHash('sha256').update(looks).digest('hex'));
  const other = createHash('sha256').update(looks).update(' ').digest('hex');
  writeFileSync(file, JSON.stringify({ ...seen, way: other }));
  assert.deepEqual(seenPictures(file), {});
});
