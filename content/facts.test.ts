import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentOf } from './content.server.ts';
import { withFacts } from './facts.server.ts';
import { safetyYears } from './model/safety-figures.ts';
import { responseTableOf } from './response-table.server.ts';
import { stringsIn } from './testing/strings-in.ts';

test('a sentence says the time that the table of response times has', () => {
  const { items } = contentOf('en').services;
  assert.ok(items.chiller.response.includes('Cooling lost: engineer on site within 2 hours, at any hour'));
  assert.ok(items.elevator.response.some((line) => line.endsWith('release team there within 30 minutes')));
  assert.ok(items.electrical.response.some((line) => line.endsWith('by the end of the next working day')));
  assert.deepEqual(
    responseTableOf('en').rows.map(({ cells }) => cells.slice(2)),
    [
      ['30 minutes', '1 hour', '24 hours'],
      ['1 hour', '2 hours', '24 hours'],
      ['2 hours', '4 hours', '2 working days'],
      ['Next working day', 'Not needed', '5 working days'],
    ],
  );
});

test('no service promises a call-out time of its own', () => {
  // Staff who are stationed on the site already, and visits that are planned, are not call-outs.
  const allowed =
    /on staffed sites|guarded site|Remote diagnosis|Messages|work order|In-water|event|Survey|Site visit/;
  const inTable = new Set(['30 minutes', '1 hour', '2 hours', '4 hours', '2 working days', '5 working days']);
  for (const [slug, { response }] of Object.entries(contentOf('en').services.items))
    for (const line of response) {
      const time = /within (\d+ (?:minute|hour|working day)s?)/.exec(line)?.[1];
      if (time && !allowed.test(line)) assert.ok(inTable.has(time), `${slug}: ${line}`);
    }
});

test('a fact that does not exist is noticed, and every other one is written out', () => {
  assert.throws(() => withFacts({ a: ['{p9.attend}'] }, new Map()), /\{p9\.attend\}/);
  for (const text of stringsIn(contentOf('en'))) assert.doesNotMatch(text, /\{\w+\.\w+\}/);
});

test('the midday break is told alike wherever it is told', () => {
  const told = stringsIn(contentOf('en')).filter((text) => /12:30/.test(text));
  assert.ok(told.length >= 3);
  for (const text of told) assert.match(text, /12:30 to 15:00/);
});

test('safety figures run year by year', () => {
  assert.deepEqual(
    safetyYears.map(({ year }) => year),
    safetyYears.map((_, index) => (safetyYears[0]?.year ?? 0) + index),
  );
});
