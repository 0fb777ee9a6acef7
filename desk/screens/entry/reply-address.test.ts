import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replyAddress } from './reply-address.server.ts';

const entry = { email: 'layla@example.com', name: 'ليلى حداد', reference: 'NSQ-ABCD-2345', locale: 'ar' };

/** What a mail program shows. */
function draft(locale: string) {
  const address = new URL(replyAddress({ ...entry, locale }, 'Sara') ?? assert.fail());
  const [subject = '', body = ''] = ['subject', 'body'].map((name) => address.searchParams.get(name) ?? '');
  return { subject, body: body.replaceAll('\r\n', '\n') };
}

test('an Arabic reply begins with numbers and names in their own order', () => {
  const { subject, body } = draft('ar');
  assert.ok(subject.endsWith(': \u2066NSQ-ABCD-2345\u2069'), subject);
  assert.match(body, /^تحية طيبة \u2068ليلى حداد\u2069،\n/);
  assert.match(body, /\n\u2068Sara\u2069\n.+\n\u2066800 000 000\u2069 \(.+\)، \u2066\+971 4 000 0000\u2069$/);
});

test('an English reply gives a number that can be called from abroad too', () => {
  const { subject, body } = draft('en');
  assert.equal(subject, 'Your message to NASAQ Facilities Management: NSQ-ABCD-2345');
  assert.match(body, /^Dear ليلى حداد,\n/);
  assert.ok(body.endsWith('\n800 000 000 (in the UAE), +971 4 000 0000'), body);
});

test('nothing that a visitor typed adds a recipient, and who left no address gets no reply', () => {
  const address = replyAddress(
    { ...entry, email: 'a@b.example?cc=c@d.example', name: '&bcc=e@f.example' },
    'Sara',
  );
  assert.deepEqual([...new URL(address ?? '').searchParams.keys()], ['subject', 'body']);
  assert.equal(replyAddress({ ...entry, email: '' }, 'Sara'), undefined);
});
