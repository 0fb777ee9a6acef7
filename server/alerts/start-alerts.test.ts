import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { startMailServer } from '../mail/testing/mail-server.ts';
import { createTransport } from '../mail/transport.ts';
import { testStores } from '../storage/testing/databases.ts';
import { someSubmission } from '../storage/testing/submission.ts';
import { type AlertOptions, type Notice, Watch } from './start-alerts.ts';
import { operatorNotices } from './tell-operator.ts';
import { troublesOf } from './troubles.ts';

const stores = testStores(async () => undefined);
const logger = { info: () => {}, warn: () => {}, error: () => {} };

function watching(options: Partial<AlertOptions> & Pick<AlertOptions, 'store'>) {
  const told: string[] = [];
  const state: { sentence: string | undefined; isDeaf: boolean } = { sentence: undefined, isDeaf: false };
  const watch = new Watch({
    logger,
    troubles: { disk: async () => state.sentence },
    tell: async ({ trouble, isOver }: Notice) => {
      if (state.isDeaf) throw new Error('nobody listens');
      told.push(`${trouble} ${isOver ? 'over' : 'there'}`);
    },
    ...options,
  });
  return { told, state, watch };
}

test('a trouble is told once when it comes and once when it is over, by whichever process', async () => {
  const store = await stores.fresh();
  const [one, other] = [watching({ store }), watching({ store })];
  for (const { state } of [one, other]) state.sentence = 'full';
  for (const { watch } of [one, other, one, other]) await watch.look();
  assert.deepEqual([...one.told, ...other.told], ['disk there']);
  // A restart forgets nothing.
  const again = watching({ store });
  again.state.sentence = 'full';
  await again.watch.look();
  assert.deepEqual(again.told, []);
  for (const { state } of [one, other, again]) state.sentence = undefined;
  for (const { watch } of [other, one, again, other]) await watch.look();
  assert.deepEqual([...one.told, ...other.told, ...again.told], ['disk there', 'disk over']);
});

test('a trouble that nobody could be told of is told as soon as somebody listens', async () => {
  const { told, state, watch } = watching({ store: await stores.fresh() });
  Object.assign(state, { sentence: 'full', isDeaf: true });
  await watch.look();
  state.isDeaf = false;
  await watch.look();
  await watch.look();
  assert.deepEqual(told, ['disk there']);
  Object.assign(state, { sentence: undefined, isDeaf: true });
  await watch.look();
  state.isDeaf = false;
  await watch.look();
  await watch.look();
  assert.deepEqual(told, ['disk there', 'disk over']);
});

test('a store that is down is told, although it cannot remember it', async () => {
  let isDown = true;
  const answer = async () => (isDown ? Promise.reject(new Error('down')) : false);
  const { told, watch } = watching({
    store: { raiseAlert: answer, clearAlert: answer },
    troubles: { store: async () => (isDown ? 'down' : undefined) },
  });
  await watch.look();
  await watch.look();
  isDown = false;
  await watch.look();
  await watch.look();
  assert.deepEqual(told, ['store there', 'store over']);
});

test('dead mail, a full disk and a store that cannot be written are troubles', async () => {
  const store = await stores.fresh();
  const found = async (troubles: ReturnType<typeof troublesOf>) => {
    const names: string[] = [];
    for (const [name, isThere] of Object.entries(troubles))
      if (await isThere()) names.push(name.split(' ')[0] ?? '');
    return names;
  };
  const healthy = troublesOf({ store, folders: [store.dataDir], backups: undefined });
  assert.deepEqual(await found(healthy), []);
  await store.accept(someSubmission());
  const [mail] = await store.claimMails({ owner: 'a', now: new Date(), leaseMs: 1000, limit: 1 });
  await store.markFailed(mail?.id ?? '', 'a', { error: 'EENVELOPE 550' });
  assert.deepEqual(await found(healthy), ['mail']);
  const broken = troublesOf({
    store: {
      mailCounts: () => store.mailCounts(),
      checkWritable: () => Promise.reject(new Error('SQLITE_FULL')),
    },
    folders: ['/proc'],
    backups: undefined,
  });
  // A single failure may be a restart of the database; /proc has no room at all.
  assert.deepEqual(await found(broken), ['mail', 'disk']);
  assert.deepEqual(await found(broken), ['mail', 'disk', 'store']);
});

test('the operator hears by mail and by webhook, and one of them is enough', async () => {
  const mail = await startMailServer();
  const posted: { text: string; state: string }[] = [];
  const hook = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    posted.push(JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(posted.length > 1 ? 500 : 204).end();
  }).listen(0, '127.0.0.1');
  await once(hook, 'listening');
  const transport = createTransport({ smtpUrl: mail.url, mailDir: '' });
  const tell = operatorNotices({
    targets: {
      mail: ['ops@example.com'],
      webhooks: [`http://127.0.0.1:${(hook.address() as AddressInfo).port}/`],
    },
    site: 'www.example.com',
    from: 'NASAQ <site@example.com>',
    transport,
  });
  const notice = { trouble: 'disk', sentence: 'There are 3 MB left.', at: new Date() };
  try {
    await tell({ ...notice, isOver: false });
    await tell({ ...notice, isOver: true });
    transport.close();
    await mail.stop();
    await assert.rejects(tell({ ...notice, isOver: false }));
  } finally {
    transport.close();
    hook.close();
  }
  assert.deepEqual(
    mail.received.map(({ email }) => email.subject),
    ['www.example.com: disk needs you', 'www.example.com: disk is all right again'],
  );
  assert.equal(posted[0]?.state, 'trouble');
  assert.match(posted[0]?.text ?? '', /There are 3 MB left/);
});
