import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { carouselTimings } from './model/carousel-timings.ts';

const sheet = readFileSync(join(import.meta.dirname, '../app/ui/carousel.module.css'), 'utf8');

interface Rule {
  readonly maxWidthPx: number;
  readonly attribute: string;
  readonly slides: number;
  /** The declaration as it stands. */
  readonly sets: string;
}

const anyWidth = Number.MAX_SAFE_INTEGER;

/** The rules by attribute in the sheet's order. */
function* rulesOf(css: string): Generator<Rule> {
  let maxWidthPx = anyWidth;
  for (const [, width, attribute = '', slides, sets = ''] of css.matchAll(
    /@media \(width <= (\d+)px\)|\[data-((?:slides|in-view)[\w-]*)="(\d+)"\] \{\s*([^}]*?)\s*\}/g,
  ))
    if (width) maxWidthPx = Number(width);
    else yield { maxWidthPx, attribute, slides: Number(slides), sets };
}

const rules = [...rulesOf(sheet)];
const views = Object.values(carouselTimings).map(({ inView }) => inView);
const most = Math.max(...views.map(({ standard }) => standard));

/** One slide is what the sheet begins with. */
const wanted = new Set([
  // A carousel that has no more slides than stand side by side does not move.
  ...Array.from({ length: most }, (_, i) => `slides="${i + 1}" at any width: --slides: ${i + 1};`),
  ...views.flatMap(({ standard, narrower }) => [
    ...(standard > 1 ? [`in-view="${standard}" at any width: --in-view: ${standard};`] : []),
    ...narrower.map(
      ({ maxWidthPx, slides }) =>
        `in-view-${maxWidthPx}="${slides}" up to ${maxWidthPx} px: --in-view: ${slides};`,
    ),
  ]),
]);

test('the carousel’s style sheet has a rule for every number of slides, and says that number', () => {
  const found = rules.map(({ maxWidthPx, attribute, slides, sets }) => {
    const where = maxWidthPx === anyWidth ? 'at any width' : `up to ${maxWidthPx} px`;
    return `${attribute}="${slides}" ${where}: ${sets}`;
  });
  assert.deepEqual(found.sort(), [...wanted].sort());
});

test('the narrowest window that a rule is for comes last in the sheet, and wins', () => {
  const widths = rules.map(({ maxWidthPx }) => maxWidthPx);
  assert.deepEqual(
    widths,
    widths.toSorted((a, b) => b - a),
  );
});
