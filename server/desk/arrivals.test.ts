import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import type { Person, SignedIn } from '../../contract/desk/person.ts';
import type { FormName } from '../../contract/form-names.ts';
import type { Store } from '../storage/store.ts';
import { startArrivals } from './arrivals.ts';

const silent = { info() {}, warn() {}, error() {} };
const person = (role: Person['role']): SignedIn => ({
  id: 'one',
  name: 'Sara',
  email: 'sara@nasaq.example',
  role,
  sessionId: 'session',
  fresh: false,
  mayAddFirst: false,
  method: 'passkey',
});

test('who listens is told by the role they have by then, until their session ends', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval', 'Date'] });
  const came: { arrival: number; form: FormName }[] = [];
  const entries = { takeUp: async () => undefined, arrivedSince: async () => came.slice() };
  const arrivals = startArrivals({ store: { entries } as unknown as Store, logger: silent });
  let listener: Person | undefined = person('sales');
  const stream = arrivals.stream(person('sales'), async () => listener);
  assert.ok(stream);
  const reader = stream.getReader();
  const next = async () => {
    const { value } = await reader.read();
    return value && new TextDecoder().decode(value).trim();
  };
  const arrives = async (form: FormName) => {
    came.push({ arrival: came.length, form });
    t.mock.timers.tick(2000);
    for (let turns = 0; turns < 20; turns += 1) await turn();
  };
  assert.equal(await next(), 'retry: 5000');
  await turn();
  await arrives('quote');
  assert.equal(await next(), 'event: arrived\ndata: 1');
  listener = person('hr');
  await arrives('quote');
  assert.equal(await next(), ':');
  await arrives('career');
  assert.equal(await next(), 'event: arrived\ndata: 1');
  listener = undefined;
  await arrives('career');
  assert.equal(await next(), undefined);
  arrivals.stop();
});
