import assert from 'node:assert/strict';
import { test } from 'node:test';
import PostalMime from 'postal-mime';
import { contentOf } from '../../content/content.server.ts';
import { isRightToLeft, locales } from '../../content/model/locales.ts';
import type { FormName } from '../../contract/form-names.ts';
import type { StoredSubmission } from '../storage/store.ts';
import { someApplication, someCv, someSubmission } from '../storage/testing/submission.ts';
import { createMessages } from './messages.ts';

const messages = createMessages({
  from: 'NASAQ Facilities Management <website@nasaq.example>',
  to: {
    quote: 'sales@nasaq.example',
    contact: 'desk@nasaq.example',
    estimate: 'estimates@nasaq.example, second@nasaq.example',
    career: 'careers@nasaq.example',
  },
});

async function write(kind: 'team' | 'acknowledgement', submission: StoredSubmission, cv?: Uint8Array) {
  const message = await messages.write({ id: `row.${kind}`, kind }, submission, cv);
  assert.ok(message);
  return { ...message, email: await PostalMime.parse(message.raw), source: message.raw.toString('utf8') };
}

test('the team reads every field, and a reply goes to the visitor', async () => {
  const submission = someSubmission({ receivedAt: new Date('2026-03-01T08:05:00Z') });
  const { email, envelope } = await write('team', submission);
  assert.deepEqual(envelope, { from: 'website@nasaq.example', to: ['sales@nasaq.example'] });
  assert.equal(email.replyTo?.[0]?.address, 'layla@example.com');
  assert.equal(email.subject, `Quote or enquiry ${submission.reference}`);
  for (const value of [...Object.values(submission.fields), submission.reference, '1 March 2026 at 12:05']) {
    assert.ok(email.text?.includes(value), `text lacks ${value}`);
    assert.ok(email.html?.includes(value), `HTML lacks ${value}`);
  }
});

test('the team learns which language the visitor used and reads the message in its own direction', async () => {
  const fields = { name: 'ليلى', email: 'layla@example.com', message: 'مرحبا\nTwo towers' };
  const { email } = await write('team', someSubmission({ fields, locale: 'en' }));
  assert.match(email.text ?? '', /Language of the page: English/);
  assert.match(email.html ?? '', /<html lang="en" dir="ltr">/);
  assert.match(email.html ?? '', /<div dir="auto">مرحبا<\/div><div dir="auto">Two towers<\/div>/);
  assert.match(email.html ?? '', /<bdi dir="auto">ليلى<\/bdi>/);
});

test('the visitor reads the mail in the language of the page, numbers and references in their own order', async () => {
  for (const locale of locales) {
    const submission = someSubmission({ locale });
    const { email } = await write('acknowledgement', submission);
    const direction = isRightToLeft(locale) ? 'rtl' : 'ltr';
    assert.ok(email.html?.includes(`<html lang="${locale}" dir="${direction}">`));
    for (const island of [submission.reference, '800 000 000', '+971 4 000 0000'])
      assert.ok(email.html?.includes(`<bdi dir="ltr">${island}</bdi>`), island);
    assert.doesNotMatch(`${email.text} ${email.html} ${email.subject}`, /[{}]/);
    assert.ok(email.subject?.startsWith(contentOf(locale).mail.forms.quote.subject));
  }
  const unknown = await write('acknowledgement', someSubmission({ locale: 'xx' }));
  assert.match(unknown.email.text ?? '', /^Hello/);
});

test('every form goes to its own address', async () => {
  const addresses: Record<FormName, string[]> = {
    quote: ['sales@nasaq.example'],
    contact: ['desk@nasaq.example'],
    estimate: ['estimates@nasaq.example', 'second@nasaq.example'],
    career: ['careers@nasaq.example'],
  };
  for (const form of Object.keys(addresses) as FormName[]) {
    const { envelope } = await write('team', someSubmission({ form }));
    assert.deepEqual(envelope.to, addresses[form]);
  }
});

test('the visitor gets the reference and what happens next, but none of the typed words', async () => {
  const submission = someSubmission();
  const { email, envelope } = await write('acknowledgement', submission);
  assert.deepEqual(envelope.to, ['layla@example.com']);
  assert.ok(email.subject?.includes(submission.reference));
  assert.match(email.text ?? '', /^Hello Layla Haddad,\n/);
  assert.ok(email.text?.includes(submission.reference) && email.html?.includes(submission.reference));
  assert.match(email.text ?? '', /What happens next\n- /);
  assert.doesNotMatch(email.text ?? '', /two towers/);
  assert.equal(email.replyTo?.[0]?.address, 'sales@nasaq.example');
  assert.equal(email.headers.find(({ key }) => key === 'auto-submitted')?.value, 'auto-replied');
});

test('the estimate form names its visitor and address in its own way', async () => {
  const fields = { customerName: 'Noor Aziz', emailId: 'noor@example.com', projectName: 'Tower B' };
  const { email, envelope } = await write('acknowledgement', someSubmission({ form: 'estimate', fields }));
  assert.deepEqual(envelope.to, ['noor@example.com']);
  assert.match(email.text ?? '', /^Hello Noor Aziz,/);
});

test('a clean CV is attached and said to be scanned only if it was; a held one is named with its reasons', async () => {
  const cv = someCv('%PDF-1.7 my working life', { originalName: 'سيرة "CV"\r\nX-Evil: 1.pdf' });
  const clean = await write('team', someApplication(cv), cv.bytes);
  const [attachment] = clean.email.attachments;
  assert.ok(attachment && typeof attachment.content !== 'string');
  assert.equal(Buffer.from(new Uint8Array(attachment.content)).toString(), '%PDF-1.7 my working life');
  assert.equal(attachment.mimeType, 'application/pdf');
  assert.ok(clean.email.headers.every(({ key }) => key !== 'x-evil'));

  assert.match(clean.email.text ?? '', /attached; not scanned for viruses/);
  const scanned = someCv('%PDF-1.7', { scan: 'passed' });
  const passed = await write('team', someApplication(scanned), scanned.bytes);
  assert.match(passed.email.text ?? '', /attached; scanned for viruses, none found/);

  const held = someCv('maybe bad', { verdict: 'held', reasons: ['macro', 'fetches'] });
  const { email } = await write('team', someApplication(held), held.bytes);
  assert.deepEqual(email.attachments, []);
  assert.match(
    email.text ?? '',
    /CV: Layla Haddad CV\.pdf is held and not attached, because it contains macros[^;]*; it fetches something/,
  );
  assert.match((await write('team', someApplication(cv))).email.text ?? '', /has been deleted since/);
});

test('markup in a field stays text', async () => {
  const fields = {
    name: '<img src=x onerror=alert(1)>',
    email: 'a@example.com',
    message: '</td><script>1</script>',
  };
  const { email } = await write('team', someSubmission({ fields }));
  assert.doesNotMatch(email.html ?? '', /<img|<script/);
  assert.ok(email.text?.includes('<img src=x onerror=alert(1)>'));
});

test('no field can add a header or a recipient', async () => {
  const hostile = [
    'a@example.com\r\nBcc: victim@example.org',
    'a@example.com, victim@example.org',
    'a@example.com> <victim@example.org',
    '"a@example.com victim@example.org"@example.com',
    'Group: victim@example.org;',
    'a@example.com\u0000@b',
    '',
  ];
  for (const address of hostile) {
    const fields = {
      name: 'Eve\r\nBcc: victim@example.org',
      email: address,
      message: 'x\r\n\r\nBcc: v@example.org',
    };
    const submission = someSubmission({ fields });
    assert.equal(
      await messages.write({ id: 'row', kind: 'acknowledgement' }, submission, undefined),
      undefined,
    );
    const { email, envelope } = await write('team', submission);
    assert.deepEqual(envelope.to, ['sales@nasaq.example']);
    assert.deepEqual([email.bcc, email.cc, email.replyTo], [undefined, undefined, undefined]);
  }
  const named = someSubmission({ fields: { name: 'Eve\r\nBcc: v@example.org', email: 'a@example.com' } });
  const { email, envelope } = await write('acknowledgement', named);
  assert.deepEqual([envelope.to, email.bcc], [['a@example.com'], undefined]);
});

test('a greeting never carries a link to a stranger', async () => {
  for (const name of [
    'Win a prize at www.example.org',
    'http://example.org',
    'Call 050 123 4567',
    'x'.repeat(90),
  ]) {
    const { email } = await write(
      'acknowledgement',
      someSubmission({ fields: { name, email: 'a@example.com' } }),
    );
    assert.match(email.text ?? '', /^Hello,\n/);
    assert.ok(!email.text?.includes(name) && !email.html?.includes(name));
  }
});
