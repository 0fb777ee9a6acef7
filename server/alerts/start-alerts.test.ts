import assert from 'node:assert/strict';
import { mkdirSync, rmdirSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { Backups } from '../backups/start-backups.ts';
import { inTime } from '../in-time.ts';
import type { MailKind, Store } from '../storage/store.ts';
import { testStores } from '../storage/testing/databases.ts';
import { someSubmission } from '../storage/testing/submission.ts';
import { type AlertOptions, type Notice, Watch } from './start-alerts.ts';
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

/** As the mail server's last word on these kinds of an entry's mails. */
async function refuse(store: Store, kinds: readonly MailKind[]): Promise<void> {
  const submission = someSubmission();
  await store.accept(submission);
  for (const mail of await store.claimMails({ owner: 'a', now: new Date(), leaseMs: 60_000, limit: 9 }))
    if (kinds.includes(mail.kind)) await store.markFailed(mail.id, 'a', { error: 'EENVELOPE 550' });
}

test('a visitor’s mistyped address wakes nobody, and does not hide what the company misses', async () => {
  const store = await stores.fresh();
  const { mail } = troublesOf({ store, dataDir: store.dataDir, backups: undefined });
  assert.ok(mail);
  const { told, watch } = watching({ store, troubles: { mail } });
  await refuse(store, ['acknowledgement']);
  await watch.look();
  assert.deepEqual(told, []);
  await refuse(store, ['team']);
  await watch.look();
  assert.deepEqual(told, ['mail there']);
  assert.match(JSON.stringify(await mail()), /1 mail to the team or the CRM could not be sent/);
});

test('more of what was told is told again, at most every hour, and what is settled by hand is over', async () => {
  const store = await stores.fresh();
  const { mail } = troublesOf({ store, dataDir: store.dataDir, backups: undefined });
  assert.ok(mail);
  let minutes = 0;
  const clock = () => new Date(Date.UTC(2026, 2, 1) + minutes * 60_000);
  const [one, other] = [
    watching({ store, troubles: { mail }, clock }),
    watching({ store, troubles: { mail }, clock }),
  ];
  const toldAt = async (minute: number) => {
    minutes = minute;
    for (const { told, watch } of [one, other]) {
      told.length = 0;
      await watch.look();
    }
    return [...one.told, ...other.told];
  };
  await refuse(store, ['team']);
  assert.deepEqual(await toldAt(0), ['mail there']);
  await refuse(store, ['team']);
  assert.deepEqual(await toldAt(1), [], 'within the hour');
  assert.deepEqual(await toldAt(61), ['mail there']);
  assert.deepEqual(await toldAt(200), [], 'no more than were told');

  const [first, second] = await store.listMails(['dead']);
  assert.equal(await store.settleMail(first?.id ?? ''), true);
  assert.equal(await store.settleMail(first?.id ?? ''), false, 'a second time');
  assert.deepEqual(await toldAt(201), []);
  await refuse(store, ['team']);
  assert.deepEqual(await toldAt(202), ['mail there'], 'one is left, and one has come');
  for (const { id } of await store.listMails(['dead'])) await store.settleMail(id);
  assert.deepEqual(await toldAt(203), ['mail over']);
  assert.equal((await store.mailCounts()).settled, 3);
  assert.equal(await store.retryMail(second?.id ?? '', clock()), false);
});

test('where some were seen to, as many again are told again', async () => {
  const store = await stores.fresh();
  let minutes = 0;
  let count = 3;
  const { told, watch } = watching({
    store,
    troubles: { mail: async () => ({ sentence: 'dead', count }) },
    clock: () => new Date(Date.UTC(2026, 2, 1) + minutes * 60_000),
  });
  const toldAt = async (minute: number, dead: number) => {
    minutes = minute;
    count = dead;
    await watch.look();
    return told.splice(0);
  };
  assert.deepEqual(await toldAt(0, 3), ['mail there']);
  assert.deepEqual(await toldAt(1, 2), []);
  assert.deepEqual(await toldAt(61, 3), ['mail there']);
  assert.deepEqual(await toldAt(200, 3), []);
});

test('a share that has gone hides neither a full disk nor itself', async () => {
  const store = await stores.fresh();
  const lost = new Backups({
    backUp: () => Promise.reject(new Error('not called')),
    listGone: async () => undefined,
    clockIsTrusted: async () => true,
    logger,
    folder: path.join(store.dataDir, 'submissions.sqlite', 'backups'),
    dataDir: store.dataDir,
    everyHours: 24,
    keep: 3,
    retentionDays: 365,
  });
  const { told, watch } = watching({
    store,
    troubles: troublesOf({ store, dataDir: '/proc', backups: lost }),
  });
  await watch.look();
  assert.deepEqual(told.map((line) => line.split(' ')[0]).sort(), ['backup', 'disk']);
});

test('the operator hears that the list of who was erased cannot be kept, and when it can again', async () => {
  const store = await stores.fresh();
  const folder = path.join(store.dataDir, 'backups');
  const list = path.join(folder, 'erased-and-removed.txt');
  const [one, other] = [1, 2].map(() => {
    const backups = new Backups({
      backUp: (file) => store.backup(file),
      listGone: (beside) => store.listGone(beside),
      clockIsTrusted: async () => true,
      logger,
      folder,
      dataDir: store.dataDir,
      everyHours: 24,
      keep: 3,
      retentionDays: 365,
    });
    const troubles = troublesOf({ store, dataDir: store.dataDir, backups });
    return { backups, ...watching({ store, troubles }) };
  });
  assert.ok(one && other);
  const told = async () => {
    for (const { backups } of [one, other]) {
      await backups.makeIfDue();
      for (const { watch } of [one, other]) await watch.look();
    }
    return [...one.told.splice(0), ...other.told.splice(0)].map((line) => line.replace(hostname(), 'here'));
  };
  assert.deepEqual(await told(), []);
  mkdirSync(list);
  assert.deepEqual(await told(), [], 'once may be a restart');
  assert.deepEqual(await told(), ['backup list of here there']);
  rmdirSync(list);
  assert.deepEqual(await told(), ['backup list of here over']);
  assert.deepEqual(await told(), []);
});

test('a look that never ends is an error, and keeps nobody from hearing of the rest', async ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  let begun = 0;
  const hanging = inTime(() => {
    begun += 1;
    return new Promise<undefined>(() => undefined);
  });
  const { told, watch } = watching({
    store: await stores.fresh(),
    troubles: { share: hanging, disk: async () => 'full' },
  });
  for (let look = 0; look < 3; look += 1) {
    const looked = watch.look();
    mock.timers.tick(60_000);
    await looked;
  }
  assert.deepEqual(told, ['disk there']);
  assert.equal(begun, 1, 'of those that hang there is one');
});

test('dead mail, a full disk and a store that cannot be written are troubles', async () => {
  const store = await stores.fresh();
  const found = async (troubles: ReturnType<typeof troublesOf>) => {
    const names: string[] = [];
    for (const [name, isThere] of Object.entries(troubles))
      if (await isThere()) names.push(name.split(' ')[0] ?? '');
    return names;
  };
  const healthy = troublesOf({ store, dataDir: store.dataDir, backups: undefined });
  assert.deepEqual(await found(healthy), []);
  await refuse(store, ['team']);
  assert.deepEqual(await found(healthy), ['mail']);
  const broken = troublesOf({
    store: {
      missedMails: () => store.missedMails(),
      checkWritable: () => Promise.reject(new Error('SQLITE_FULL')),
    },
    dataDir: '/proc',
    backups: undefined,
  });
  // A single failure may be a restart of the database; /proc has no room at all.
  assert.deepEqual(await found(broken), ['mail', 'disk']);
  assert.deepEqual(await found(broken), ['mail', 'disk', 'store']);
});
