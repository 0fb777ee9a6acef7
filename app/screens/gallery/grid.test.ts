import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { galleryPicture, galleryTabs } from '../../../content/model/gallery.ts';
import { hung } from './columns.ts';

const sheet = readFileSync(join(import.meta.dirname, 'grid.module.css'), 'utf8');
const masters = join(import.meta.dirname, '../../../pictures');

/** The numbers that the sheet has a rule for, each with what the rule sets. */
const rulesFor = (attribute: string, property: string) =>
  new Map(
    [...sheet.matchAll(new RegExp(`\\[data-${attribute}="(\\d+)"\\] \\{\\s*${property}: ([^;]+);`, 'g'))].map(
      ([, number, value]) => [Number(number), value],
    ),
  );

const columns = {
  ofTwo: rulesFor('of-two', 'grid-column'),
  ofThree: rulesFor('of-three', 'grid-column'),
};
const rows = {
  rowsOfTwo: rulesFor('rows-of-two', 'grid-row-end'),
  rowsOfThree: rulesFor('rows-of-three', 'grid-row-end'),
};

test('every picture of the gallery has its column and its height in the style sheet', async () => {
  for (const { id, images } of galleryTabs) {
    const pictures = await Promise.all(
      images.map(async (image) => {
        const { width = 0, height = 0 } = await sharp(
          join(masters, `${galleryPicture(image)}.jpg`),
        ).metadata();
        return { image, picture: { width, height } };
      }),
    );
    for (const placed of hung(pictures)) {
      const at = `${id}: ${placed.image}`;
      for (const wall of ['ofTwo', 'ofThree'] as const)
        assert.equal(columns[wall].get(placed[wall] ?? 0), String(placed[wall]), at);
      for (const wall of ['rowsOfTwo', 'rowsOfThree'] as const)
        assert.equal(rows[wall].get(placed[wall] ?? 0), `span ${placed[wall]}`, at);
    }
  }
});

test('a rule of the wall sets the height that it is named after', () => {
  for (const wall of Object.values(rows)) {
    assert.ok(wall.size > 0);
    for (const [number, value] of wall) assert.equal(value, `span ${number}`);
  }
});
