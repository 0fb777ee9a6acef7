import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentOf } from '../../content/content.server.ts';
import { testStores } from '../storage/testing/databases.ts';
import { someSubmission } from '../storage/testing/submission.ts';
import { mailServer, outboxOn, overSmtp, team } from './testing/outbox-under-test.ts';

const stores = testStores(async () => undefined);

test('an address in Arabic does not keep the mail from the team where headers must be ASCII', async () => {
  const [store, server] = [await stores.fresh(), await mailServer()];
  server.behave('strict');
  const outbox = outboxOn(store, overSmtp(server.url));
  await store.accept(someSubmission({ fields: { name: 'ليلى', email: 'ليلى@example.com' } }));
  await outbox.untilOutcomes(2);
  const [toTeam, ...others] = server.received;
  assert.deepEqual([toTeam?.to, others], [[team], []], 'the acknowledgement cannot go there');
  assert.equal(toTeam?.email.replyTo, undefined);
  assert.match(toTeam?.email.text ?? '', /ليلى@example\.com[\s\S]+does not reach the visitor/);
});

test('an address with an apostrophe gets its acknowledgement, and the team can reply to it', async () => {
  const [store, server] = [await stores.fresh(), await mailServer()];
  const outbox = outboxOn(store, overSmtp(server.url));
  await store.accept(someSubmission({ fields: { name: 'Ann', email: "o'brien@example.com" } }));
  await outbox.untilOutcomes(2);
  assert.deepEqual(server.received.flatMap(({ to }) => to).sort(), ["o'brien@example.com", team].sort());
  const toTeam = server.received.find(({ to }) => to.includes(team));
  assert.equal(toTeam?.email.replyTo?.[0]?.address, "o'brien@example.com");
});

test('a visitor who wrote in Arabic is answered in Arabic, and the team is told so', async () => {
  const [store, server] = [await stores.fresh(), await mailServer()];
  const outbox = outboxOn(store, overSmtp(server.url));
  const fields = {
    name: 'ليلى حداد',
    email: 'layla@example.com',
    message: 'مبرّدان في القوز.\nTwo towers.',
  };
  const submission = someSubmission({ locale: 'ar', fields });
  await store.accept(submission);
  await outbox.untilOutcomes(2);
  const to = (address: string) => server.received.find(({ to }) => to.includes(address))?.email;
  const [visitor, ours] = [to('layla@example.com'), to(team)];
  assert.equal(visitor?.subject, `${contentOf('ar').mail.forms.quote.subject}: ${submission.reference}`);
  assert.match(visitor?.html ?? '', /<html lang="ar" dir="rtl">/);
  assert.ok(visitor?.html?.includes(`<bdi dir="ltr">${submission.reference}</bdi>`));
  assert.match(visitor?.text ?? '', /ليلى حداد/);
  assert.doesNotMatch(visitor?.text ?? '', /[a-z]{3,}/);
  assert.match(ours?.html ?? '', /<html lang="en" dir="ltr">/);
  assert.match(ours?.text ?? '', /Language of the page: Arabic/);
  assert.match(
    ours?.html ?? '',
    /<div dir="auto">مبرّدان في القوز\.<\/div><div dir="auto">Two towers\.<\/div>/,
  );
});
