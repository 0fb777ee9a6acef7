import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testStores } from '../storage/testing/databases.ts';
import { addPerson } from '../storage/testing/staff.ts';
import { someApplication, someCv, someSubmission } from '../storage/testing/submission.ts';
import { figuresOf } from './figures.ts';

const stores = testStores(async () => undefined);
const at = (text: string) => new Date(`${text}+04:00`);

test('applications, which may wait ten times as long, are not timed together with enquiries', async () => {
  const store = await stores.fresh();
  const receivedAt = at('2026-03-02T10:00');
  const enquiry = someSubmission({ receivedAt });
  const application = someApplication(someCv('A CV'), { receivedAt });
  for (const submission of [enquiry, application]) await store.accept(submission);
  const { id: staffId } = await addPerson(store, 'Ada', 'admin');
  const answer = (id: string, now: Date) =>
    store.entries.change(id, 1, { status: 'answered' }, { staffId, now });
  await answer(enquiry.id, at('2026-03-02T12:00'));
  await answer(application.id, at('2026-03-05T10:00'));

  const figures = async (role: 'admin' | 'sales' | 'hr') => {
    const { promised, weeks } = await figuresOf(store, role, at('2026-03-06T10:00'));
    return [promised.hours, weeks.at(-1)?.p90Hours];
  };
  assert.deepEqual(await figures('admin'), [10, 2]);
  assert.deepEqual(await figures('sales'), [10, 2]);
  assert.deepEqual(await figures('hr'), [100, 30]);
});
