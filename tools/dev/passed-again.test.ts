import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../root.ts';
import { drawsNoMore } from './chromium.ts';
import { passedAgain } from './passed-again.ts';

const tests = `
import { test } from '@playwright/test';

const stall = (info) => {
  info.annotations.push({ type: ${JSON.stringify(drawsNoMore)} });
  throw new Error('Nothing is drawn.');
};
test('passes', () => {});
test('is not drawn once', ({}, info) => {
  if (info.retry === 0) stall(info);
});
test('fails once', ({}, info) => {
  if (info.retry === 0) throw new Error('By chance.');
});
test('is not drawn and then fails', ({}, info) => {
  if (info.retry === 0) stall(info);
  throw new Error('For good.');
});
`;

test('a test counts the second time only where the browser had stopped drawing', (context) => {
  // In the project, for the tests import from its libraries.
  const folder = join(root, '.cache', 'passed-again');
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'some.test.mjs'), tests);
  writeFileSync(join(folder, 'playwright.config.mjs'), 'export default { retries: 1, workers: 1 };\n');
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const { stdout } = spawnSync(process.execPath, [cli, 'test', '--reporter=json', '--config', folder], {
    encoding: 'utf8',
  });
  const { stats, suites } = JSON.parse(stdout);
  assert.deepEqual(
    { expected: stats.expected, flaky: stats.flaky, unexpected: stats.unexpected },
    { expected: 1, flaky: 2, unexpected: 1 },
  );
  assert.deepEqual(suites.flatMap(passedAgain), ['is not drawn once']);
});
