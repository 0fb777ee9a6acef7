import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { EntryFilter } from '../../../contract/desk/entries.ts';
import { formsOf } from '../../../contract/desk/roles.ts';
import type { Store } from '../store.ts';

/** A morning at the desk, and an hour on. */
export const now = new Date('2026-03-02T08:00:00Z');
export const later = new Date('2026-03-02T09:00:00Z');
export const allForms = formsOf('admin');

export async function addPerson(store: Store, name: string, role: 'sales' | 'hr' | 'admin' = 'sales') {
  const person = { id: randomUUID(), name, email: `${name.toLowerCase()}@nasaq.example`, role };
  const added = await store.staff.add(person, now);
  assert.ok(added);
  return added;
}

export const passkeyOf = (staffId: string, changes = {}) => ({
  id: randomUUID(),
  staffId,
  publicKey: new Uint8Array([1, 2, 3]),
  counter: 0,
  transports: ['internal', 'hybrid'],
  name: 'Chrome on Linux',
  ...changes,
});

export const references = async (store: Store, filter: EntryFilter, scope = allForms) =>
  (await store.entries.page(scope, filter, undefined, 50)).entries.map(({ reference }) => reference);
