import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { carouselTimings } from './model/carousel-timings.ts';

const sheet = readFileSync(join(import.meta.dirname, '../app/ui/carousel.module.css'), 'utf8');
const block = (maxWidthPx: number) =>
  new RegExp(`@media \\(width <= ${maxWidthPx}px\\) \\{.*?\\n  \\}`, 's').exec(sheet)?.[0] ?? '';

test('the carousel’s style sheet has a rule for every number of slides', () => {
  for (const [name, { inView }] of Object.entries(carouselTimings)) {
    // One is what the sheet begins with.
    if (inView.standard > 1) assert.ok(sheet.includes(`[data-in-view="${inView.standard}"] {`), name);
    for (const { maxWidthPx, slides } of inView.narrower)
      assert.match(
        block(maxWidthPx),
        new RegExp(`\\[data-in-view-${maxWidthPx}="${slides}"\\] \\{\\s+--in-view: ${slides};`),
        `${name}: ${slides} up to ${maxWidthPx} pixels`,
      );
  }
});
