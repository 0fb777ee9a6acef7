import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brokenRules } from './broken-rules.ts';
import { allows, allPlaces, places } from './rules.ts';

const good = "export const loader = page('today', () => null);";
const today = { name: 'today', screen: 'today', roles: ['sales'] };

test('a page past the rules stops the build', () => {
  assert.deepEqual(
    brokenRules([today], ['today', 'not-found'], () => good),
    [],
  );
  const broken = (source: string, place: object = {}, screens = ['today']) =>
    brokenRules([{ ...today, ...place }], screens, () => source).length;
  assert.equal(broken(good, {}, ['today', 'secrets']), 1, 'a screen nobody named');
  assert.equal(broken('export function loader() {}'), 1, 'a loader of its own');
  assert.equal(broken("export const loader = page('other', load);"), 1, 'another page’s rule');
  assert.equal(broken(`${good}\nexport async function action() {}`), 2, 'an action without rules');
  assert.equal(broken(good, { actions: { note: {} } }), 1, 'rules without an action');
  assert.equal(broken(good, { roles: [] }), 1, 'no roles');
  assert.equal(broken(good, { roles: undefined }), 1, 'no rule at all');
});

test('every address is named once', () => {
  const paths = allPlaces.map(({ path }) => path);
  assert.equal(new Set(paths).size, paths.length);
});

test('CVs are for recruitment, the keeping of the desk for admins', () => {
  assert.equal(allows(places.cv, 'sales'), false);
  assert.equal(allows(places.cv, 'hr'), true);
  for (const name of ['staff', 'audit'] as const) {
    assert.equal(allows(places[name], 'sales') || allows(places[name], 'hr'), false, name);
    assert.equal(allows(places[name], 'admin'), true, name);
  }
  assert.equal(allows(places.today, undefined), false);
  assert.equal(allows(places.signIn, undefined), true);
});
