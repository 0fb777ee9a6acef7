import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { describeOnBothDatabases } from './testing/databases.ts';
import { addPerson, allForms, later, now, passkeyOf, references } from './testing/staff.ts';
import { someApplication, someCv, someSubmission } from './testing/submission.ts';

const at = (text: string) => new Date(text);

describeOnBothDatabases('the desk’s staff', (stores) => {
  test('an invitation is used once, by one of two who try at once', async () => {
    const store = await stores.fresh();
    const second = await stores.again(store);
    const layla = await addPerson(store, 'Layla');
    const invitation = { tokenHash: 'hash', staffId: layla.id, now, expiresAt: later, by: undefined };
    await store.staff.invite(invitation);
    assert.deepEqual(await store.staff.invited('hash', now), layla);
    assert.equal(await store.staff.invited('other', now), undefined);
    assert.equal(await store.staff.invited('hash', later), undefined, 'past its time');

    const outcomes = await Promise.all([
      store.staff.spendInvitation('hash', now, passkeyOf(layla.id)),
      second.staff.spendInvitation('hash', now, passkeyOf(layla.id)),
    ]);
    assert.deepEqual(outcomes.sort(), [false, true]);
    const [passkey, ...others] = await store.sessions.passkeysOf(layla.id);
    assert.deepEqual([passkey?.transports, others.length], [['internal', 'hybrid'], 0]);
    assert.deepEqual(Array.from(passkey?.publicKey ?? []), [1, 2, 3]);
  });

  test('removing a person ends everything at once, and never the last admin', async () => {
    const store = await stores.fresh();
    const omar = await addPerson(store, 'Omar', 'admin');
    const sara = await addPerson(store, 'Sara');
    const key = passkeyOf(sara.id);
    await store.sessions.addPasskey(key, now);
    await store.sessions.begin({
      tokenHash: 'session',
      staffId: sara.id,
      method: 'passkey',
      browser: 'Chrome on Linux',
      createdAt: now,
      seenAt: now,
      confirmedAt: now,
    });
    assert.equal((await store.sessions.find('session'))?.person.name, 'Sara');
    assert.equal((await store.staff.list(now)).find(({ id }) => id === sara.id)?.sessions, 1);

    assert.equal(await store.staff.remove(omar.id, { staffId: omar.id, now }), false);
    assert.equal(await store.staff.changeRole(omar.id, 'sales', { staffId: omar.id, now }), false);
    assert.equal(await store.staff.remove(sara.id, { staffId: omar.id, now }), true);
    assert.equal(await store.sessions.find('session'), undefined);
    assert.equal(await store.sessions.passkey(key.id), undefined);
    assert.equal(await store.staff.count(), 1);

    const back = await store.staff.add({ ...sara, id: randomUUID(), role: 'hr' }, later);
    assert.deepEqual([back?.id, back?.role], [sara.id, 'hr'], 'who comes back keeps their past');
    assert.equal(await store.staff.add({ ...sara, id: randomUUID() }, later), undefined, 'is there already');
  });

  test('a new invitation ends the ways in that a lost device still has, and the audit says so', async () => {
    const store = await stores.fresh();
    const [omar, sara] = [await addPerson(store, 'Omar', 'admin'), await addPerson(store, 'Sara')];
    const keys = [passkeyOf(sara.id), passkeyOf(sara.id), passkeyOf(omar.id)];
    for (const key of keys) await store.sessions.addPasskey(key, now);
    for (const { id } of [sara, omar])
      await store.sessions.begin({
        tokenHash: id,
        staffId: id,
        method: 'passkey',
        browser: 'Chrome on Linux',
        createdAt: now,
        seenAt: now,
        confirmedAt: now,
      });
    const invite = (tokenHash: string) =>
      store.staff.invite({ tokenHash, staffId: sara.id, now, expiresAt: later, by: omar.id });
    assert.deepEqual(await invite('first'), { passkeys: 2, sessions: 1 });
    assert.equal(await store.sessions.find(sara.id), undefined);
    assert.deepEqual(await store.sessions.passkeysOf(sara.id), []);
    assert.equal((await store.sessions.find(omar.id))?.person.name, 'Omar', 'nobody else’s');
    assert.equal((await store.sessions.passkeysOf(omar.id)).length, 1);
    assert.deepEqual(await invite('second'), { passkeys: 0, sessions: 0 });
    assert.equal(await store.staff.invited('first', now), undefined);
    assert.equal((await store.staff.invited('second', now))?.id, sara.id);
    const { rows } = await store.audit.page({});
    assert.deepEqual(
      rows.map(({ action, staffId, detail }) => [action, staffId, detail]),
      [
        ['staff-invited', omar.id, sara.id],
        ['session-ended', omar.id, `${sara.id} 1`],
        ['passkey-removed', omar.id, `${sara.id} 2`],
        ['staff-invited', omar.id, sara.id],
      ],
    );
  });

  test('two admins who remove each other at once do not leave the desk to nobody', async () => {
    const store = await stores.fresh();
    const second = await stores.again(store);
    const [omar, nour] = [await addPerson(store, 'Omar', 'admin'), await addPerson(store, 'Nour', 'admin')];
    await Promise.all([
      store.staff.remove(nour.id, { staffId: omar.id, now }),
      second.staff.remove(omar.id, { staffId: nour.id, now }),
    ]);
    assert.equal(await store.staff.count(), 1);
  });

  test('what somebody had in hand is nobody’s when they leave or may no longer see it', async () => {
    const store = await stores.fresh();
    const [omar, sara] = [await addPerson(store, 'Omar', 'admin'), await addPerson(store, 'Sara', 'admin')];
    const by = { staffId: omar.id, now };
    const [quote, won, application] = [someSubmission(), someSubmission(), someApplication(someCv('x'))];
    for (const submission of [quote, won, application]) await store.accept(submission);
    for (const { id } of [quote, won, application])
      await store.entries.change(id, 1, { owner: sara.id, status: id === won.id ? 'won' : 'in-hand' }, by);
    const stands = async ({ reference }: { reference: string }) => {
      const entry = await store.entries.find(reference);
      return [entry?.ownerName, entry?.version];
    };

    assert.equal(await store.staff.changeRole(sara.id, 'sales', by), true);
    assert.deepEqual(await stands(quote), ['Sara', 2]);
    assert.deepEqual(await stands(application), [undefined, 3]);
    assert.equal(await store.staff.remove(sara.id, { staffId: undefined, now }), true);
    assert.deepEqual(await stands(quote), [undefined, 3]);
    assert.deepEqual(await stands(won), ['Sara', 2], 'who has won it stays named');
    const { open, unowned } = await store.today.openCounts(allForms, { now, endOfDay: now });
    assert.deepEqual([open, unowned], [2, 2]);
    const { rows } = await store.audit.page({ action: 'owner' });
    assert.deepEqual(
      rows.slice(0, 2).map(({ staffName, reference, detail }) => [staffName, reference, detail]),
      [
        [undefined, quote.reference, 'nobody'],
        ['Omar', application.reference, 'nobody'],
      ],
    );
  });

  test('what is open again, or is given to somebody, is nobody’s where they have left or may not see it', async () => {
    const store = await stores.fresh();
    const [omar, sara, nour] = [
      await addPerson(store, 'Omar', 'admin'),
      await addPerson(store, 'Sara', 'admin'),
      await addPerson(store, 'Nour', 'admin'),
    ];
    const by = { staffId: omar.id, now };
    const lost = async (owner: string) => {
      const entry = someSubmission();
      await store.accept(entry);
      await store.entries.change(entry.id, 1, { owner, status: 'lost' }, by);
      return entry;
    };
    const [saras, nours, omars] = [await lost(sara.id), await lost(nour.id), await lost(omar.id)];
    const [both, given] = [await lost(nour.id), someSubmission()];
    await store.accept(given);
    await store.staff.changeRole(sara.id, 'hr', by);
    await store.staff.remove(nour.id, by);
    const all = [saras, nours, omars].map(({ reference }) => reference);
    assert.equal(await store.entries.changeAll(all, allForms, { status: 'in-hand' }, by), 3);
    await store.entries.change(both.id, 2, { status: 'new' }, by);
    for (const [version, owner] of [nour.id, sara.id].entries())
      await store.entries.change(given.id, version + 1, { owner }, by);
    const owners = await Promise.all(
      [saras, nours, omars, both, given].map(({ reference }) => store.entries.find(reference)),
    );
    assert.deepEqual(
      owners.map((entry) => entry?.ownerName),
      [undefined, undefined, 'Omar', undefined, undefined],
    );
    const lines = (await store.audit.ofEntry(nours.id)).slice(-2);
    assert.deepEqual(
      lines.map(({ action, detail, staffId }) => [action, detail, staffId]),
      [
        ['status', 'lost > in-hand', omar.id],
        ['owner', 'nobody', omar.id],
      ],
    );
  });

  test('whoever opens an entry again while its owner is removed leaves it to nobody', async () => {
    const store = await stores.fresh();
    const second = await stores.again(store);
    const omar = await addPerson(store, 'Omar', 'admin');
    const by = { staffId: omar.id, now };
    for (let turn = 0; turn < 20; turn += 1) {
      const people = [await addPerson(store, `Sara${turn}`, 'admin'), await addPerson(store, `Nour${turn}`)];
      const entries = [someSubmission(), someSubmission()];
      for (const [index, entry] of entries.entries()) {
        await store.accept(entry);
        await store.entries.change(entry.id, 1, { owner: people[index]?.id ?? null, status: 'lost' }, by);
      }
      const all = entries.map(({ reference }) => reference);
      await Promise.all([
        ...people.map(({ id }) => store.staff.remove(id, by)),
        turn % 2 === 0
          ? second.entries.changeAll(all, allForms, { status: 'in-hand' }, by)
          : Promise.all(entries.map(({ id }) => second.entries.change(id, 2, { status: 'in-hand' }, by))),
      ]);
      assert.deepEqual((await references(store, { owner: 'nobody', status: 'open' })).length, 2 * (turn + 1));
    }
  });

  test('a counter only goes up, a signed challenge counts once, the secret is one for all', async () => {
    const store = await stores.fresh();
    const second = await stores.again(store);
    const layla = await addPerson(store, 'Layla');
    const counting = passkeyOf(layla.id, { counter: 4 });
    const silent = passkeyOf(layla.id);
    await store.sessions.addPasskey(counting, now);
    await store.sessions.addPasskey(silent, now);
    assert.equal(await store.sessions.countUse(counting.id, 5, now), true);
    assert.equal(await store.sessions.countUse(counting.id, 5, now), false);
    assert.equal(await store.sessions.countUse(silent.id, 0, now), true);
    assert.equal(await store.sessions.countUse(silent.id, 0, later), true);

    const uses = await Promise.all([
      store.sessions.spendChallenge('signed', later, now),
      second.sessions.spendChallenge('signed', later, now),
    ]);
    assert.deepEqual(uses.sort(), [false, true]);
    const secrets = await Promise.all([store.sessions.secret('one'), second.sessions.secret('two')]);
    assert.equal(secrets[0], secrets[1]);
    assert.equal(await store.sessions.secret('three'), secrets[0]);
  });

  test('sessions are confirmed, touched and swept', async () => {
    const store = await stores.fresh();
    const layla = await addPerson(store, 'Layla');
    for (const tokenHash of ['old', 'new'])
      await store.sessions.begin({
        tokenHash,
        staffId: layla.id,
        method: 'passkey',
        browser: '',
        createdAt: now,
        seenAt: now,
        confirmedAt: now,
      });
    await store.sessions.touch('new', later);
    await store.sessions.confirm('new', later);
    const counted = async (createdBefore: Date, seenBefore: Date) =>
      (await store.staff.list(later, { createdBefore, seenBefore })).find(({ id }) => id === layla.id)
        ?.sessions;
    const longAgo = at('2026-03-01T00:00:00Z');
    assert.equal(await counted(longAgo, longAgo), 2);
    assert.equal(await counted(longAgo, now), 1, 'one was used since');
    assert.equal(await counted(now, longAgo), 0);
    await store.sessions.sweep({ createdBefore: at('2026-03-01T00:00:00Z'), seenBefore: later, now: later });
    assert.deepEqual(
      (await store.sessions.sessionsOf(layla.id)).map(({ tokenHash, confirmedAt }) => [
        tokenHash,
        confirmedAt,
      ]),
      [['new', later]],
    );
    assert.equal(await store.sessions.end({ staffId: layla.id }), 1);
  });

  test('the audit only grows', async () => {
    const store = await stores.fresh();
    const layla = await addPerson(store, 'Layla');
    await store.audit.remember(
      { at: now, action: 'signed-in', staffId: layla.id },
      { at: now, action: 'opened', staffId: layla.id, entryId: 'entry', reference: 'NSQ-AAAA-AAAA' },
    );
    for (let i = 0; i < 105; i += 1) await store.audit.remember({ at: later, action: 'refused' });
    const first = await store.audit.page({});
    assert.equal(first.rows.length, 100);
    const rest = await store.audit.page({ before: first.next });
    assert.equal(rest.rows.length, 7);
    assert.deepEqual(
      (await store.audit.page({ action: 'opened' })).rows.map(({ staffName, reference }) => [
        staffName,
        reference,
      ]),
      [['Layla', 'NSQ-AAAA-AAAA']],
    );
    assert.equal((await store.audit.ofEntry('entry')).length, 1);
  });
});
