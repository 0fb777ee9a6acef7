import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { acceptedBy, problemOf, start } from '../testing/answers.ts';
import { enquiry } from '../testing/test-api.ts';

describe('calls from other sites', () => {
  const partner = 'https://partner.example';

  test('are answered for the allowed ones, preflight included', async () => {
    const api = await start({ config: { allowedOrigins: [partner] } });
    const preflight = await fetch(api.urlOf('quote'), {
      method: 'OPTIONS',
      headers: {
        Origin: partner,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,idempotency-key',
      },
    });
    assert.equal(preflight.status, 204);
    assert.equal(preflight.headers.get('Access-Control-Allow-Origin'), partner);
    assert.match(preflight.headers.get('Access-Control-Allow-Headers') ?? '', /Idempotency-Key/);
    assert.equal(preflight.headers.get('Access-Control-Allow-Methods'), 'POST');
    const response = await api.post('quote', enquiry, { Origin: partner });
    assert.equal(response.headers.get('Access-Control-Allow-Origin'), partner);
    assert.match(response.headers.get('Vary') ?? '', /Origin/);
    await acceptedBy(response);
    const refused = await api.post('quote', {}, { Origin: partner });
    assert.equal(refused.headers.get('Access-Control-Allow-Origin'), partner);
    await problemOf(refused, 422);
  });

  test('are refused for the rest', async () => {
    const api = await start({ config: { allowedOrigins: [partner] } });
    for (const origin of [
      'https://evil.example',
      'null',
      'http://partner.example',
      `${partner}.evil.example`,
    ]) {
      const response = await api.post('quote', enquiry, { Origin: origin });
      assert.equal(response.headers.get('Access-Control-Allow-Origin'), null);
      await problemOf(response, 403);
      const preflight = await fetch(api.urlOf('quote'), { method: 'OPTIONS', headers: { Origin: origin } });
      await problemOf(preflight, 403);
    }
    assert.equal((await api.kept()).length, 0);
  });

  test('the site’s own pages need no permission', async () => {
    const api = await start();
    await acceptedBy(await api.post('quote', enquiry, { Origin: api.origin }));
  });
});
