import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { mailId } from '../storage/accept.ts';
import type { Store } from '../storage/store.ts';
import { testStores } from '../storage/testing/databases.ts';
import { someApplication, someCv, someSubmission, someSubmissions } from '../storage/testing/submission.ts';
import { enforceRetention, startRetention } from './start-retention.ts';

const now = new Date('2026-03-01T00:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

describe('retention', () => {
  const stores = testStores(async () => undefined);

  test('deletes submissions and applications past their time, with the messages kept as files', async () => {
    const store = await stores.fresh();
    const mailDir = path.join(store.dataDir, 'mail');
    mkdirSync(mailDir);
    const old = someSubmissions(130).map((submission) => ({ ...submission, receivedAt: daysAgo(366) }));
    const oldCv = someApplication(someCv('old'), { receivedAt: daysAgo(181) });
    const young = someApplication(someCv('young'), { receivedAt: daysAgo(179) });
    await Promise.all([...old, oldCv, young].map((submission) => store.accept(submission)));
    const file = (id: string, kind: 'team' | 'acknowledgement') =>
      path.join(mailDir, `${mailId(id, kind)}.eml`);
    for (const { id } of [...old, oldCv, young]) {
      writeFileSync(file(id, 'team'), 'to the team');
      writeFileSync(file(id, 'acknowledgement'), 'to the visitor');
    }

    const logged: string[] = [];
    const note = (facts: object) => logged.push(JSON.stringify(facts));
    const logger = { info: note, warn: note, error: note };
    await enforceRetention({ store, days: 365, applicationDays: 180, mailDir, logger, clock: () => now });

    const kept: string[] = [];
    for await (const { id } of store.list({})) kept.push(id);
    assert.deepEqual(kept, [young.id]);
    assert.equal(await store.cvBytes(oldCv.id), undefined);
    assert.ok(await store.cvBytes(young.id));
    assert.ok(
      old.every(({ id }) => !existsSync(file(id, 'team')) && !existsSync(file(id, 'acknowledgement'))),
    );
    assert.deepEqual(
      [existsSync(file(oldCv.id, 'team')), existsSync(file(oldCv.id, 'acknowledgement'))],
      [false, false],
    );
    assert.ok(existsSync(file(young.id, 'team')));
    assert.deepEqual(logged, ['{"submissions":131}']);
  });

  test('removes what a restore that was killed has left of everybody', async () => {
    const store = await stores.fresh();
    const left = (name: string, hoursAgo: number) => {
      const folder = path.join(store.dataDir, name);
      mkdirSync(folder);
      writeFileSync(path.join(folder, 'backup.sqlite'), 'of everybody');
      const then = Date.now() / 1000 - 3600 * hoursAgo;
      utimesSync(folder, then, then);
    };
    left('restore-k1lleD', 25);
    left('restore-atW0rk', 1);
    const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
    await enforceRetention({
      store,
      days: 365,
      applicationDays: 180,
      mailDir: path.join(store.dataDir, 'mail'),
      logger: quiet,
    });
    assert.deepEqual(
      readdirSync(store.dataDir).filter((name) => name.startsWith('restore')),
      ['restore-atW0rk'],
    );
  });

  test('forgets within a day who has sent how much, whatever the clock has said meanwhile', async () => {
    const store = await stores.fresh();
    const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const rules = { store, days: 365, applicationDays: 180, mailDir: store.dataDir, logger: quiet };
    const hourMs = 60 * 60 * 1000;
    const hits = async (at: Date) => (await store.hit('somebody', hourMs, at)).count;
    // The same moment counts on as long as it is remembered.
    for (const [counted, looked] of [
      [0, -1],
      [0, -400],
      [-400, 0],
    ] as const) {
      await hits(daysAgo(counted));
      assert.equal(await hits(daysAgo(counted)), 2);
      await enforceRetention({ ...rules, clock: () => daysAgo(looked) });
      assert.equal(await hits(daysAgo(counted)), 1, `counted ${counted}, looked ${looked}`);
      await store.forgetHits(daysAgo(looked));
    }
  });

  test('deletes nothing when the clock has leapt ahead', async () => {
    const store = await stores.fresh();
    await store.accept(someSubmission({ receivedAt: now }));
    const logged: string[] = [];
    const note = (_facts: object, message: string) => logged.push(message);
    const logger = { info: note, warn: note, error: note };
    const run = (days: number) =>
      enforceRetention({
        store,
        days: 365,
        applicationDays: 180,
        mailDir: store.dataDir,
        logger,
        clock: () => daysAgo(-days),
      });
    await run(0);
    await run(400);
    assert.equal((await store.mailCounts()).pending, 2);
    assert.match(logged.join(), /leapt/);
  });

  test('a large store is written anew after an erasure when that keeps nobody waiting', async () => {
    const fresh = await stores.fresh();
    const thorough: boolean[] = [];
    const store: Store = {
      ...fresh,
      scrubHoldsUp: async () => true,
      scrub: async (options) => {
        thorough.push(options.thorough);
        return fresh.scrub(options);
      },
    };
    const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const at = (time: string) => new Date(`2026-03-02T${time}:00+04:00`);
    const erased = async (lastCame: Date) => {
      await store.accept(someSubmission({ fields: { email: 'gone@example.com' } }));
      await store.accept(someSubmission({ receivedAt: lastCame }));
      await store.erase('gone@example.com');
    };
    const look = async (now: Date) => {
      const rules = { store, days: 365, applicationDays: 180, mailDir: fresh.dataDir, logger };
      await enforceRetention({ ...rules, clock: () => now });
      return [thorough.splice(0), await store.scrubIsOwed()];
    };
    await erased(at('10:30'));
    assert.deepEqual(await look(at('11:00')), [[false], true], 'in the middle of the morning');
    assert.deepEqual(await look(at('12:00')), [[false], true]);
    assert.deepEqual(await look(at('12:31')), [[true], false], 'nothing has come for two hours');
    assert.deepEqual(await look(at('13:31')), [[], false], 'nothing is owed');
    await erased(at('00:59'));
    assert.deepEqual(await look(at('00:59')), [[false], true]);
    assert.deepEqual(await look(at('01:01')), [[true], false], 'in the night');
  });

  test('runs at the start and stops cleanly', async () => {
    const store = await stores.fresh();
    await store.accept(someSubmission({ receivedAt: daysAgo(800) }));
    const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const retention = startRetention({
      store,
      days: 365,
      applicationDays: 180,
      mailDir: store.dataDir,
      logger: quiet,
    });
    while ((await store.mailCounts()).pending > 0) await new Promise(setImmediate);
    await retention.stop();
  });
});
