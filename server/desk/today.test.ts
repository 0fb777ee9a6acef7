import assert from 'node:assert/strict';
import { test } from 'node:test';
import { workingHours } from '../../content/model/working-hours.ts';
import type { Role } from '../../contract/desk/roles.ts';
import { testStores } from '../storage/testing/databases.ts';
import { todayFor } from './today.ts';

const stores = testStores(async () => undefined);

test('administrators, and only they, are told before the list of public holidays ends', async () => {
  const store = await stores.fresh();
  const last = workingHours.holidays.at(-1) ?? '';
  const told = (role: Role, daysBefore: number) => {
    const now = new Date(Date.parse(last) - daysBefore * 24 * 60 * 60 * 1000);
    const person = {
      id: 'a-colleague',
      name: 'Ada',
      email: 'ada@nasaq.example',
      role,
      sessionId: 'session',
      fresh: false,
      mayAddFirst: false,
      method: 'passkey',
    } as const;
    return todayFor(store, person, () => now).holidaysEndSoon();
  };
  assert.equal(told('admin', 61), undefined);
  assert.equal(told('admin', 59), last);
  assert.equal(told('admin', -400), last, 'long past its end');
  assert.equal(told('sales', 59), undefined);
});
