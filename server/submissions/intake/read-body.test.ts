import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { boundsOf, readBody } from './read-body.ts';

const reads = 80_000;
/** A race with a promise that lasts as long as the body kept some 700. */
const keptPerReadBytes = 100;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const heldBytes = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

test('somebody who sends a CV in small pieces takes no more memory than who sends it at once', async () => {
  const piece = new Uint8Array(64);
  let kept = 0;
  async function* bytes() {
    const before = heldBytes();
    for (let read = 0; read < reads; read += 1) yield piece;
    kept = heldBytes() - before;
  }
  const result = await readBody(
    {
      contentType: '',
      isEncoded: false,
      length: undefined,
      chunks: () => bytes(),
    },
    { take: () => undefined, end: () => 'all' },
    {
      form: 'career',
      ...boundsOf('career', 'multipart/form-data'),
      place: {
        givesWay: new Promise(() => undefined),
        progress: () => undefined,
        arrived: () => undefined,
        leave: () => undefined,
      },
    },
  );
  assert.equal(result, 'all');
  assert.ok(kept < reads * keptPerReadBytes, `${Math.round(kept / reads)} bytes a read`);
});

test('a body that stops coming, or has to give way, is answered while it is waited for', async () => {
  const silent = { contentType: '', isEncoded: false, length: undefined };
  const never = () => ({ next: () => new Promise<never>(() => undefined) });
  const sink = { take: () => undefined, end: () => 'all' };
  const late = await readBody({ ...silent, chunks: never }, sink, {
    form: 'quote',
    ...boundsOf('quote', 'application/json', { textMs: 5, cvMs: 5 }),
  });
  assert.ok(typeof late === 'object' && late.refusal.status === 408);
  const { promise: givesWay, resolve } = Promise.withResolvers<'gives way'>();
  const place = { givesWay, progress: () => undefined, arrived: () => undefined, leave: () => undefined };
  const reading = readBody({ ...silent, chunks: never }, sink, {
    form: 'career',
    ...boundsOf('career', 'multipart/form-data'),
    place,
  });
  resolve('gives way');
  const gone = await reading;
  assert.ok(typeof gone === 'object' && gone.refusal.status === 503);
});

test('a body that comes byte by byte is given up before it has cost much', async () => {
  let pieces = 0;
  async function* bytes() {
    for (; pieces < 100_000; pieces += 1) yield new Uint8Array(1);
  }
  const result = await readBody(
    { contentType: '', isEncoded: false, length: undefined, chunks: () => bytes() },
    { take: () => undefined, end: () => 'all' },
    { form: 'career', ...boundsOf('career', 'multipart/form-data') },
  );
  assert.ok(typeof result === 'object' && result.refusal.status === 400);
  assert.ok(pieces < 5000, `${pieces} pieces`);
});
