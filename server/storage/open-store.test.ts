import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { openStore } from './open-store.ts';
import { someSubmission } from './testing/submission.ts';

const root = mkdtempSync(path.join(tmpdir(), 'nasaq-open-'));
after(() => rmSync(root, { recursive: true, force: true }));

test('the data folder and everything in it belong to the server alone', async () => {
  const dataDir = path.join(root, 'deep', 'data');
  const store = await openStore({ dataDir });
  await store.accept(someSubmission());
  await store.hit('bucket', 1000, new Date());
  assert.equal(statSync(dataDir).mode & 0o777, 0o700);
  const names = readdirSync(dataDir);
  assert.ok(names.includes('submissions.sqlite') && names.includes('submissions.sqlite-wal'));
  for (const name of names) assert.equal(statSync(path.join(dataDir, name)).mode & 0o777, 0o600, name);
  await store.close();
});

test('what was accepted is there after opening again', async () => {
  const dataDir = path.join(root, 'again');
  const first = await openStore({ dataDir });
  const submission = someSubmission();
  await first.accept(submission);
  await first.close();
  const second = await openStore({ dataDir });
  assert.equal((await second.find(submission.reference))?.id, submission.id);
  await second.close();
});

test('a database that cannot be reached is named in one sentence, without its password', async () => {
  const opening = openStore({ dataDir: root, databaseUrl: 'postgres://user:hunter2@127.0.0.1:1/nasaq' });
  await assert.rejects(opening, (error: Error) => {
    assert.match(error.message, /^The database on 127\.0\.0\.1:1 cannot be used \([^)]+\)\.$/);
    assert.doesNotMatch(error.message, /hunter2/);
    return true;
  });
});

test('a file that is no database is named in one sentence', async () => {
  const dataDir = path.join(root, 'broken');
  await (await openStore({ dataDir })).close();
  writeFileSync(path.join(dataDir, 'submissions.sqlite'), 'not a database at all, only words '.repeat(100));
  await assert.rejects(
    openStore({ dataDir }),
    /^Error: The database in .+broken cannot be used \([^)]+\)\.$/,
  );
});

test('a database that a newer release has used refuses this one in one sentence', async () => {
  const dataDir = path.join(root, 'newer');
  await (await openStore({ dataDir })).close();
  const database = new DatabaseSync(path.join(dataDir, 'submissions.sqlite'));
  database.exec("insert into kysely_migration (name, timestamp) values ('999-later', '2027-01-01')");
  database.close();
  await assert.rejects(
    openStore({ dataDir }),
    /^Error: The database in .+newer cannot be used \(a newer release has used it, and this one does not know its 999-later; [^)]+\)\.$/,
  );
});

test('several processes that start at once on a new database bring it up to date once', async () => {
  const dataDir = path.join(root, 'together');
  const stores = await Promise.all(Array.from({ length: 4 }, () => openStore({ dataDir })));
  await Promise.all(stores.map((store) => store.accept(someSubmission())));
  assert.equal((await Array.fromAsync(stores[0]?.list({}) ?? [])).length, 4);
  await Promise.all(stores.map((store) => store.close()));
});

test('while another program holds the database, all who wait are refused within seconds', async () => {
  const dataDir = path.join(root, 'held');
  const store = await openStore({ dataDir });
  const other = new DatabaseSync(path.join(dataDir, 'submissions.sqlite'));
  other.exec('begin immediate');
  const started = performance.now();
  const waiting = await Promise.allSettled(Array.from({ length: 20 }, () => store.accept(someSubmission())));
  assert.ok(waiting.every(({ status }) => status === 'rejected'));
  assert.ok(performance.now() - started < 15_000);
  other.exec('rollback');
  other.close();
  await store.accept(someSubmission());
  await store.close();
});
