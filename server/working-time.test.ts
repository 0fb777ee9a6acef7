import assert from 'node:assert/strict';
import { test } from 'node:test';
import { workingHours } from '../content/model/working-hours.ts';
import type { FormName } from '../contract/form-names.ts';
import { dueAt, promisedHours, workingTimeBetween } from './working-time.ts';

/** Dubai is four hours ahead all year. */
const dubai = (text: string) => Date.parse(`${text}+04:00`);
const dueOf = (form: FormName, text: string) =>
  new Date(dueAt(form, dubai(text)) + 4 * 3_600_000).toISOString().slice(0, 16);
const due = (text: string) => dueOf('quote', text);

test('an enquiry in office hours is due at the same time on the next working day', () => {
  assert.equal(due('2026-03-02T10:30'), '2026-03-03T10:30');
  assert.equal(due('2026-03-06T17:00'), '2026-03-09T17:00', 'over a weekend');
});

test('an enquiry outside office hours counts from the next opening', () => {
  assert.equal(due('2026-03-02T21:00'), '2026-03-03T18:00');
  assert.equal(due('2026-03-03T03:00'), '2026-03-03T18:00');
  assert.equal(due('2026-03-07T12:00'), '2026-03-09T18:00', 'a Saturday');
  assert.equal(due('2026-03-02T18:00'), '2026-03-03T18:00', 'at the minute of closing');
});

test('public holidays do not count', () => {
  assert.ok(workingHours.holidays.includes('2026-12-02'));
  assert.equal(due('2026-12-01T12:00'), '2026-12-04T12:00');
  assert.equal(due('2026-11-30T12:00'), '2026-12-01T12:00', 'the first of December is a day like others');
});

test('who applies is promised an answer within ten working days, not one', () => {
  assert.equal(promisedHours('career'), 10 * promisedHours('contact'));
  assert.equal(dueOf('career', '2026-03-02T10:30'), '2026-03-16T10:30');
});

test('public holidays are listed in their order', () => {
  assert.deepEqual([...workingHours.holidays].sort(), workingHours.holidays);
});

test('working time between two moments leaves out nights, weekends and holidays', () => {
  const hours = (from: string, to: string) => workingTimeBetween(dubai(from), dubai(to)) / 3_600_000;
  assert.equal(hours('2026-03-02T10:00', '2026-03-02T12:30'), 2.5);
  assert.equal(hours('2026-03-06T17:00', '2026-03-09T09:00'), 2);
  assert.equal(hours('2026-03-07T09:00', '2026-03-08T20:00'), 0);
  assert.equal(hours('2026-03-02T12:00', '2026-03-02T11:00'), 0, 'a clock that leapt back');
});
