import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type ServerUnderTest, startProgram } from '../../tools/dev/servers-under-test.ts';
import { ask } from './testing/ask.ts';
import { filmPath } from './testing/sample-paths.ts';

let server: ServerUnderTest;
let log = '';
before(async () => {
  server = await startProgram('server/http/testing/sample-site.ts', { TRUST_PROXY: '1' });
  server.process.stdout?.on('data', (chunk: Buffer) => {
    log += chunk;
  });
  server.process.stderr?.on('data', (chunk: Buffer) => {
    log += chunk;
  });
});
after(() => server.stop());

test('nothing is written down about who reads which page', async () => {
  const headers = {
    'X-Forwarded-For': '203.0.113.77',
    'User-Agent': 'Reader/1.0',
    Referer: 'https://example.com/from-here',
  };
  for (const path of ['/', '/404', '/nothing-here', '/service/roof-gardens?who=me', filmPath, '/healthz'])
    await ask(server.address, path, { headers });
  // A refused form is noted: what comes before its line is what reading has left.
  await ask(server.address, '/api/application/quote', {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: '{}',
  });
  await server.stop();
  assert.match(log, /submission refused/);
  for (const word of ['203.0.113', 'Reader/1.0', 'from-here', 'nothing-here', 'roof-gardens', 'film.mp4'])
    assert.ok(!log.includes(word), `${word} is in ${log}`);
});
