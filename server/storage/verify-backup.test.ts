import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { before, test } from 'node:test';
import { testStores } from './testing/databases.ts';
import { someApplication, someCv, someSubmissions } from './testing/submission.ts';
import { verifyBackup } from './verify-backup.ts';

const stores = testStores(async () => undefined);
const written = { submission: 21, mail: 42, cv: 1 };
let folder: string;
let whole: Buffer;

before(async () => {
  const store = await stores.fresh();
  for (const entry of [...someSubmissions(20), someApplication(someCv('kept'.repeat(20_000)))])
    await store.accept(entry);
  folder = store.dataDir;
  await store.backup(path.join(folder, 'whole.sqlite'));
  whole = readFileSync(path.join(folder, 'whole.sqlite'));
});

/** What the disk gives back instead of what was written. */
function readBack(change: (bytes: Buffer) => Buffer): string {
  const file = path.join(folder, 'read-back.sqlite');
  writeFileSync(file, change(Buffer.from(whole)));
  return file;
}

test('a backup that is read back as it was written is one', () => {
  verifyBackup(
    readBack((bytes) => bytes),
    written,
  );
});

test('a backup with a page of zeros, cut short or empty is none', () => {
  for (const change of [
    (bytes: Buffer) => bytes.fill(0, 3 * 4096, 4 * 4096),
    (bytes: Buffer) => bytes.subarray(0, bytes.length - 8192),
    () => Buffer.alloc(0),
  ])
    assert.throws(() => verifyBackup(readBack(change), written));
});

test('a backup that lacks one entry is none', () => {
  const file = readBack((bytes) => bytes);
  const database = new DatabaseSync(file);
  database.exec('delete from submission where id in (select id from submission limit 1)');
  database.close();
  assert.throws(() => verifyBackup(file, written), /cannot be read back as it was written/);
});
