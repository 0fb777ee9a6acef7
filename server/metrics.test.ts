import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMetrics } from './metrics.ts';

test('an alert can ask for mails that need a person, and for those that the company misses', async () => {
  const metrics = createMetrics({
    mailCounts: async () => ({ pending: 3, sending: 0, sent: 9, dead: 2, unconfirmed: 1, settled: 4 }),
    missedMails: async () => 1,
  });
  metrics.mailAttempted('team', 'dead');
  const text = await metrics.text();
  assert.match(text, /^nasaq_mails\{status="dead"\} 2$/m);
  assert.match(text, /^nasaq_mails\{status="unconfirmed"\} 1$/m);
  assert.match(text, /^nasaq_mails_missed 1$/m);
  assert.match(text, /^nasaq_mail_attempts_total\{kind="team",outcome="dead"\} 1$/m);
});

test('a rule sees the first entry of each form that cannot be stored, and the first upload without a place', async () => {
  const figures = createMetrics({
    mailCounts: async () => ({ pending: 0, sending: 0, sent: 0, dead: 0, unconfirmed: 0, settled: 0 }),
    missedMails: async () => 0,
  });
  const series = [
    ['quote', '503'],
    ['career', 'busy'],
  ] as const;
  for (const [form, outcome] of series) {
    const line = new RegExp(`^nasaq_submissions_total\\{form="${form}",outcome="${outcome}"\\} (\\d+)$`, 'm');
    const count = async () => line.exec(await figures.text())?.[1];
    assert.equal(await count(), '0');
    figures.submissions.answered(form, outcome);
    assert.equal(await count(), '1');
  }
});
