import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { formsOf } from '../../contract/desk/roles.ts';
import { describeOnBothDatabases } from './testing/databases.ts';
import { addPerson, allForms, later, now, references } from './testing/staff.ts';
import { someApplication, someCv, someSubmission } from './testing/submission.ts';

const at = (text: string) => new Date(text);

describeOnBothDatabases('the desk’s entries', (stores) => {
  test('the inbox keeps to a role’s forms, its filters and its pages', async () => {
    const store = await stores.fresh();
    const layla = await addPerson(store, 'Layla');
    const minute = (index: number) => new Date(now.getTime() + index * 60_000);
    const made = Array.from({ length: 30 }, (_, index) =>
      index % 3 === 0
        ? someApplication(someCv(`cv ${index}`), { receivedAt: minute(index) })
        : someSubmission({ receivedAt: minute(index), locale: index % 2 ? 'ar' : 'en' }),
    );
    for (const submission of made) await store.accept(submission);

    assert.equal((await references(store, {}, formsOf('sales'))).length, 20);
    assert.equal((await references(store, {}, formsOf('hr'))).length, 10);
    assert.deepEqual(await references(store, { form: 'career' }, formsOf('sales')), []);
    assert.equal((await references(store, { locale: 'ar' })).length, 10);
    assert.equal((await references(store, { since: minute(10), until: minute(20) })).length, 10);
    assert.equal((await references(store, { owner: 'nobody' })).length, 30);

    for (const sort of ['newest', 'oldest', 'due'] as const) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await store.entries.page(allForms, { sort }, cursor, 7);
        seen.push(...page.entries.map(({ reference }) => reference));
        cursor = page.next;
      } while (cursor);
      const byArrival = made.map(({ reference }) => reference);
      // Applications may wait ten times as long.
      const [soon, thereafter] = [false, true].map((waits) =>
        made.filter(({ form }) => (form === 'career') === waits).map(({ reference }) => reference),
      );
      const expected = {
        newest: byArrival.toReversed(),
        oldest: byArrival,
        due: [...(soon ?? []), ...(thereafter ?? [])],
      };
      assert.deepEqual(seen, expected[sort], sort);
    }
    for (const cursor of ['x', '1.2.3', '9'.repeat(40), '-1', "1'; --"])
      assert.equal((await store.entries.page(allForms, {}, cursor, 50)).entries.length, 30, cursor);

    const [first] = made;
    assert.ok(first);
    assert.equal(
      await store.entries.changeAll(
        made.map(({ reference }) => reference),
        formsOf('hr'),
        { owner: layla.id, status: 'closed' },
        { staffId: layla.id, now },
      ),
      10,
    );
    assert.equal((await references(store, { owner: layla.id, status: 'closed' })).length, 10);
    assert.equal((await references(store, { status: 'open' })).length, 20);
    const { open, overdue } = await store.today.openCounts(allForms, {
      now: at('2026-04-01T00:00:00Z'),
      endOfDay: later,
    });
    assert.deepEqual([open, overdue], [20, 20]);
    assert.equal((await store.today.due(allForms, 5)).length, 5);
  });

  test('when open entries are due is counted anew after the working hours have changed', async () => {
    const store = await stores.fresh();
    const [open, closed] = [someSubmission({ receivedAt: now }), someSubmission({ receivedAt: now })];
    for (const submission of [open, closed]) await store.accept(submission);
    const layla = await addPerson(store, 'Layla');
    await store.entries.change(closed.id, 1, { status: 'won' }, { staffId: layla.id, now });
    assert.equal(await store.entries.recountDue(), 0);
    const due = async ({ reference }: { reference: string }) =>
      (await store.entries.find(reference))?.dueAt.getTime();
    const right = await due(open);
    await stores.run(store, ['update submission set due_at = 1'], new Uint8Array());
    assert.equal(await store.entries.recountDue(), 1);
    assert.deepEqual([await due(open), await due(closed)], [right, 1]);
    assert.equal((await store.entries.find(open.reference))?.version, 1, 'nobody has changed it');
  });

  test('people are found by name, address, phone, reference and words, and hostile text finds nothing', async () => {
    const store = await stores.fresh();
    const submission = someSubmission({
      reference: 'NSQ-WXYZ-2345',
      fields: {
        name: 'Łucja Müller',
        email: 'lucja@example.com',
        phone: '٠٥٠ ١٢٣ ٤٥٦٧',
        phoneE164: '+971501234567',
        message: 'Two chillers, أحمد; 100% "urgent"',
      },
    });
    await store.accept(submission);
    await store.accept(someSubmission({ fields: { name: 'Somebody', email: 'other@example.com' } }));
    for (const search of [
      'muller',
      'lucja@exa',
      '050 123',
      '+97150',
      'wxyz',
      'nsq-wxyz-2345',
      'chill two',
      'احمد',
      '100% "urg',
    ])
      assert.deepEqual(await references(store, { search }), [submission.reference], search);
    for (const search of [
      "' or 1=1 --",
      '%',
      '_',
      '"',
      '*',
      ') or (',
      '\u202emuller\u0000x',
      'zzz',
      'x'.repeat(10_000),
    ])
      assert.deepEqual(await references(store, { search }), [], search);
    assert.equal((await references(store, { search: 'a'.repeat(10_000) })).length, 0);
    assert.equal((await references(store, { search: '   ' })).length, 2);

    await store.erase(submission.reference);
    assert.deepEqual(await references(store, { search: 'muller' }), []);
    await store.scrub({ thorough: true });
    assert.equal((await references(store, { search: 'somebody' })).length, 1);
  });

  test('of two who change one entry at once the second is told, and the first answer is timed', async () => {
    const store = await stores.fresh();
    const second = await stores.again(store);
    const layla = await addPerson(store, 'Layla');
    const submission = someSubmission({ receivedAt: at('2026-03-02T06:00:00Z') });
    await store.accept(submission);
    const by = { staffId: layla.id, now };
    const outcomes = await Promise.all([
      store.entries.change(submission.id, 1, { status: 'in-hand' }, by),
      second.entries.change(submission.id, 1, { owner: layla.id }, by),
    ]);
    assert.deepEqual(outcomes.map(({ kind }) => kind).sort(), ['conflict', 'done']);

    assert.deepEqual(await store.entries.change(submission.id, 2, { status: 'answered' }, by), {
      kind: 'done',
      version: 3,
    });
    await store.entries.change(submission.id, 3, { status: 'won' }, { ...by, now: later });
    const entry = await store.entries.find(submission.reference);
    assert.deepEqual([entry?.status, entry?.firstAnsweredAt, entry?.version], ['won', now, 4]);
    assert.deepEqual(await store.entries.change(randomUUID(), 1, { status: 'won' }, by), { kind: 'gone' });
    const remembered = await store.audit.ofEntry(submission.id);
    assert.ok(remembered.some(({ detail }) => detail === 'answered > won'));
    assert.deepEqual(await store.today.answersByWeek(allForms, at('2026-02-23T00:00:00Z')), [
      { week: 1, medianMs: 2 * 60 * 60 * 1000, p90Ms: 2 * 60 * 60 * 1000 },
    ]);
  });

  test('who asks twice for the same change has made it once, and somebody else’s is still a conflict', async () => {
    const store = await stores.fresh();
    const [layla, omar] = [await addPerson(store, 'Layla'), await addPerson(store, 'Omar')];
    const submission = someSubmission();
    await store.accept(submission);
    const [byLayla, byOmar] = [
      { staffId: layla.id, now },
      { staffId: omar.id, now },
    ];
    const won = (version: number, by: typeof byLayla) =>
      store.entries.change(submission.id, version, { status: 'won' }, by);
    const own = (version: number, by: typeof byLayla) =>
      store.entries.change(submission.id, version, { owner: omar.id }, by);
    assert.deepEqual(await won(1, byLayla), { kind: 'done', version: 2 });
    assert.deepEqual(await won(1, byLayla), { kind: 'done', version: 2 });
    assert.equal((await won(1, byOmar)).kind, 'conflict');
    assert.deepEqual(await own(2, byOmar), { kind: 'done', version: 3 });
    assert.deepEqual(await own(2, byOmar), { kind: 'done', version: 3 });
    assert.equal((await own(2, byLayla)).kind, 'conflict');
    assert.deepEqual(await won(1, byLayla), { kind: 'done', version: 3 });
    const note = { id: randomUUID(), staffId: layla.id, text: 'Rang', now };
    assert.equal(await store.entries.addNote(submission.id, note), true);
    assert.equal(await store.entries.addNote(submission.id, note), true);
    assert.equal((await store.entries.notes(submission.id)).length, 1);
    const remembered = await store.audit.ofEntry(submission.id);
    assert.deepEqual(
      remembered.map(({ action }) => action),
      ['status', 'owner', 'noted'],
    );
  });

  test('notes and other entries of the same person come with an entry and go with it', async () => {
    const store = await stores.fresh();
    const layla = await addPerson(store, 'Layla');
    const [first, other, application] = [
      someSubmission(),
      someSubmission({ form: 'contact' }),
      someApplication(someCv('x'), { fields: { name: 'L', email: 'LAYLA@example.com' } }),
    ];
    for (const submission of [first, other, application]) await store.accept(submission);
    assert.equal(
      await store.entries.addNote(first.id, { staffId: layla.id, text: '<b>Call</b>', now }),
      true,
    );
    assert.equal(await store.entries.addNote(randomUUID(), { staffId: layla.id, text: 'x', now }), false);
    assert.deepEqual(
      (await store.entries.notes(first.id)).map(({ author, text }) => [author, text]),
      [['Layla', '<b>Call</b>']],
    );
    const same = (scope: typeof allForms) => store.entries.samePerson(first, scope);
    assert.equal((await same(allForms)).length, 2);
    assert.equal((await same(formsOf('sales'))).length, 1);
    await store.erase(first.reference);
    assert.deepEqual(await store.entries.notes(first.id), []);
  });

  test('who looks at an entry again has opened it once, and arrivals are told by form', async () => {
    const store = await stores.fresh();
    const layla = await addPerson(store, 'Layla');
    const submission = someSubmission({ receivedAt: now });
    await store.accept(submission);
    const opened = { at: now, action: 'opened' as const, staffId: layla.id, entryId: submission.id };
    const before = new Date(now.getTime() - 1000);
    await store.audit.rememberOnce(before, opened);
    await store.audit.rememberOnce(before, opened);
    assert.equal((await store.audit.ofEntry(submission.id)).length, 1);
    await store.audit.rememberOnce(now, { ...opened, at: later });
    assert.equal((await store.audit.ofEntry(submission.id)).length, 2);
    assert.deepEqual(
      (await store.entries.arrivedSince(before)).map(({ form }) => form),
      ['quote'],
    );
    assert.deepEqual(await store.entries.arrivedSince(later), []);
  });
});
