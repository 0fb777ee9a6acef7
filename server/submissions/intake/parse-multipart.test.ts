import assert from 'node:assert/strict';
import { test } from 'node:test';
import { multipartBody } from './parse-multipart.ts';

const edge = '--edge';
const whole = [
  `${edge}\r\nContent-Disposition: form-data; name="name"\r\n\r\nOmar Said\r\n`,
  `${edge}\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4\r\n`,
  `${edge}--\r\n`,
].join('');
const intrusions = [`\r\n${edge}--\r\n`, `\r\n${edge}\r\n`, '\r\n\r\n', '\r\n', '--', 'x'.repeat(40_000)];

async function parsed(...chunks: readonly string[]): Promise<string> {
  const sink = multipartBody('career', {
    contentType: 'multipart/form-data; boundary=edge',
    isEncoded: false,
    length: undefined,
    chunks: () => assert.fail('the sink is fed by hand'),
  });
  assert.ok(sink);
  for (const chunk of chunks) {
    const refusal = await sink.take(Buffer.from(chunk));
    if (refusal) return String(refusal.status);
  }
  const end = await sink.end();
  return end.ok ? `${Object.keys(end.sent.fields)} ${end.sent.cv?.name}` : String(end.refusal.status);
}

// A parser that forgets to end leaves the test unsettled, which fails it.
test('a body with something in it that does not belong, or without its rest, is answered, wherever it is cut', async () => {
  assert.equal(await parsed(whole), 'name cv.pdf');
  const outcomes = new Map<string, number>();
  const note = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  for (let at = 0; at < whole.length; at += 1) {
    const [before, after] = [whole.slice(0, at), whole.slice(at)];
    assert.equal(await parsed(before, after), 'name cv.pdf', `cut at ${at}`);
    note(await parsed(before));
    for (const intrusion of intrusions) {
      note(await parsed(before + intrusion + after));
      note(await parsed(before, intrusion, after));
    }
  }
  assert.ok((outcomes.get('400') ?? 0) > whole.length, JSON.stringify([...outcomes]));
});
