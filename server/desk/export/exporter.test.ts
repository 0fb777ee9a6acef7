import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { formNames } from '../../../contract/form-names.ts';
import { createLogger } from '../../logger.ts';
import { openStore } from '../../storage/open-store.ts';
import { someSubmissions } from '../../storage/testing/submission.ts';
import { exporterFor } from './exporter.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'nasaq-export-'));
after(() => rmSync(dataDir, { recursive: true }));

test('an export of everything rests while there are visitors, and loses no entry by it', async () => {
  const entries = 600;
  const store = await openStore({ dataDir });
  await Promise.all(someSubmissions(entries).map((submission) => store.accept(submission)));
  await store.close();

  const exported = async (isVisited: boolean) => {
    const exporter = exporterFor({ dataDir }, createLogger(), () => isVisited);
    let count = 0;
    const file = exporter({ format: 'json', scope: formNames, filter: {} }, async (told) => {
      count = told;
    });
    let text = '';
    let began = 0;
    for await (const piece of file) {
      began ||= performance.now(); // what came before was the start of the process
      text += Buffer.from(piece).toString();
    }
    return { count, ms: performance.now() - began, entries: JSON.parse(text) as unknown[] };
  };

  const alone = await exported(false);
  const visited = await exported(true);
  assert.equal(alone.count, entries);
  assert.deepEqual(visited.entries, alone.entries);
  assert.ok(visited.ms > alone.ms, `${visited.ms} ms with visitors, ${alone.ms} ms without`);
});
