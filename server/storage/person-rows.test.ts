import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { describeOnBothDatabases } from './testing/databases.ts';
import { addPerson, now, references } from './testing/staff.ts';
import { someApplication, someCv, someSubmission } from './testing/submission.ts';

const at = (text: string) => new Date(text);

describeOnBothDatabases('what is kept of a person', (stores) => {
  test('a person is found by email, phone and reference, and their entries go by id', async () => {
    const store = await stores.fresh();
    const layla = await addPerson(store, 'Layla', 'admin');
    const [first, second] = [someSubmission(), someSubmission({ form: 'contact' })];
    const other = someApplication(someCv('x'));
    for (const submission of [first, second, other]) await store.accept(submission);
    await store.entries.addNote(first.id, { staffId: layla.id, text: 'Rang', now });
    const kept = (by: 'email' | 'phone' | 'reference', value: string) =>
      store.persons
        .kept(by, value)
        .then((rows) => rows.map(({ reference, notes, mails }) => [reference, notes, mails]));
    const both = [
      [second.reference, 0, 2],
      [first.reference, 1, 2],
    ];
    assert.deepEqual((await kept('email', 'layla@example.com')).sort(), both.toSorted());
    assert.deepEqual((await kept('phone', '+971501234567')).sort(), both.toSorted());
    assert.deepEqual(await kept('reference', other.reference), [[other.reference, 0, 2]]);
    const dates = { quote: now, contact: at('2026-01-01'), estimate: now, career: now };
    assert.deepEqual(
      (await store.persons.olderThan(dates)).map(({ form, count, first: earliest }) => [
        form,
        count,
        earliest,
      ]),
      [
        ['quote', 1, first.receivedAt],
        ['career', 1, other.receivedAt],
      ],
    );
    const ids = await store.persons.idsOf([first.reference, second.reference, 'NSQ-NONE-0000']);
    const by = { staffId: layla.id, now };
    assert.equal((await store.eraseAll(ids, by)).length, 2);
    assert.deepEqual(await kept('email', 'layla@example.com'), []);
    assert.deepEqual(await store.eraseAll(ids, by), [], 'a second time');
  });

  test('erasing a person leaves no word of theirs in notes, search or audit', async () => {
    const store = await stores.fresh();
    const layla = await addPerson(store, 'Layla');
    const fields = {
      name: 'Zubayda Quxley',
      email: 'zubayda@quxley.example',
      phone: '050 998 7766',
      phoneE164: '+971509987766',
      message: 'The flumplift is stuck',
    };
    const submission = someSubmission({ fields });
    await store.accept(submission);
    await store.accept(someSubmission());
    await store.entries.addNote(submission.id, { staffId: layla.id, text: 'Snorkwell promised', now });
    await store.entries.change(submission.id, 1, { status: 'answered' }, { staffId: layla.id, now });
    const traces = ['zubayda', 'quxley', '509987766', 'flumplift', 'snorkwell'];
    for (const word of traces.slice(0, 4))
      assert.deepEqual(await references(store, { search: word }), [submission.reference]);
    await store.erase(fields.email);
    await store.scrub({ thorough: true });
    for (const word of traces) assert.deepEqual(await references(store, { search: word }), []);
    assert.deepEqual(await store.entries.notes(submission.id), []);

    // A backup is every table in one file; on SQLite the data folder itself is searched as well.
    mkdirSync(store.dataDir, { recursive: true });
    await store.backup(path.join(store.dataDir, 'backup.sqlite'));
    for (const name of readdirSync(store.dataDir, { recursive: true, withFileTypes: true })) {
      if (!name.isFile()) continue;
      const text = readFileSync(path.join(name.parentPath, name.name), 'latin1').toLowerCase();
      for (const trace of traces) assert.equal(text.includes(trace), false, `${trace} is in ${name.name}`);
    }
  });
});
