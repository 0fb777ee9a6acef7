import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { testStores } from '../storage/testing/databases.ts';
import { someSubmissions } from '../storage/testing/submission.ts';
import { backUpApart } from './back-up-apart.ts';

const stores = testStores(async () => undefined);

test('a backup in a process of its own is broken off in the middle of writing, and says why it failed otherwise', async () => {
  const store = await stores.fresh();
  for (const entry of someSubmissions(5)) await store.accept(entry);
  const file = path.join(store.dataDir, 'apart.sqlite');
  assert.deepEqual(await backUpApart({ dataDir: store.dataDir }, file), { submissions: 5 });
  await assert.rejects(backUpApart({ dataDir: store.dataDir }, file), /exists already/);
  const stopping = new AbortController();
  const broken = backUpApart({ dataDir: store.dataDir }, `${file}.2`, stopping.signal);
  stopping.abort();
  await assert.rejects(broken, { name: 'AbortError' });
  assert.equal(existsSync(`${file}.2`), false);
});
