import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { Readiness } from './readiness.ts';

function watched(prove: () => Promise<void>) {
  const lines: string[] = [];
  const note = (facts: object, message: string) => lines.push(JSON.stringify({ facts, message }));
  const logger = { info: note, warn: note, error: note };
  return { readiness: new Readiness(prove, logger), lines };
}

test('however many strangers ask at once, the store writes once', async () => {
  let writes = 0;
  const { readiness } = watched(async () => {
    writes += 1;
  });
  const answers = await Promise.all(Array.from({ length: 1000 }, () => readiness.isReady()));
  assert.ok(answers.every(Boolean));
  assert.equal(await readiness.isReady(), true);
  assert.equal(writes, 1);
});

test('a store that cannot be written is not ready, and the log says why in codes, once', async () => {
  const { readiness, lines } = watched(async () => {
    throw Object.assign(new Error('row of layla@example.com'), {
      errcode: 13,
      errstr: 'database or disk is full',
    });
  });
  assert.equal(await readiness.isReady(), false);
  assert.equal(await readiness.isReady(), false);
  assert.equal(lines.length, 1);
  assert.match(lines[0] ?? '', /13 database or disk is full/);
  assert.doesNotMatch(lines.join(), /layla/);
});

test('a process that stops says so before it does', async () => {
  const { readiness } = watched(async () => undefined);
  assert.equal(await readiness.isReady(), true);
  assert.equal(readiness.stop(), true);
  assert.equal(await readiness.isReady(), false);
});

test('where files may not grow any more the store says so, and what it had is still there', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nasaq-full-'));
  const program = `
    import { openStore } from ${JSON.stringify(new URL('../storage/open-store.ts', import.meta.url).href)};
    import { someSubmission } from ${JSON.stringify(new URL('../storage/testing/submission.ts', import.meta.url).href)};
    import { Readiness } from ${JSON.stringify(new URL('./readiness.ts', import.meta.url).href)};
    const store = await openStore({ dataDir: ${JSON.stringify(dataDir)} });
    await store.accept(someSubmission());
    const log = { error: (facts) => console.log(JSON.stringify(facts)), info: () => undefined };
    for (let turn = 0; turn < 200; turn += 1) {
      // Each asks for the first time, so that each looks.
      if (!(await new Readiness(() => store.checkWritable(), log).isReady())) break;
    }
    console.log((await Array.fromAsync(store.list({}))).length);
    process.exit();
  `;
  const file = path.join(dataDir, 'fill.mjs');
  writeFileSync(file, program);
  // The shell counts in 512 bytes: no file may become larger than 600 KB.
  const { stdout, stderr } = spawnSync(
    'sh',
    ['-c', 'ulimit -f 1200 && exec "$0" "$1"', process.execPath, file],
    { encoding: 'utf8', timeout: 120_000 },
  );
  rmSync(dataDir, { recursive: true });
  assert.match(stdout, /^\{"reason":"ERR_SQLITE_ERROR \d+ [a-z /]+"\}\n1\n$/i, stderr);
});
