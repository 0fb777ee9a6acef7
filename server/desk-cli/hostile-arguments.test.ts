import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { hostileRuns, runOf } from '../http/testing/hostile-runs.ts';
import { staffList } from '../staff/staff-list.ts';
import type { Store } from '../storage/store.ts';
import { testStores } from '../storage/testing/databases.ts';
import { runDesk } from './run-desk.ts';

const stores = testStores(async () => undefined);
let store: Store & { readonly dataDir: string };
before(async () => {
  store = await stores.fresh();
});
after(() => store.close());

/** Every place where a command takes a word from outside. */
const commands: readonly ((word: string) => readonly string[])[] = [
  (word) => [word],
  (word) => ['list', '--form', word],
  (word) => ['list', '--since', word],
  (word) => ['show', word],
  (word) => ['export', '--csv', '--out', word],
  (word) => ['cv', word, '--out', '/nowhere'],
  (word) => ['cv', 'recheck', word],
  (word) => ['erase', word],
  (word) => ['mail', 'retry', word],
  (word) => ['mail', 'settle', word],
  (word) => ['restore', word],
  (word) => ['staff', 'add', 'Layla', word, 'manager'],
  (word) => ['staff', 'invite', word],
  (word) => ['staff', 'remove', word],
];

/** The desk in this thread, with the store still open: what it costs is what the command itself does. */
async function costMs(words: readonly string[]): Promise<number> {
  const before = process.threadCpuUsage();
  const code = await runDesk(words, {
    openStore: async () => ({ ...store, close: async () => undefined }),
    staffOf: (opened) =>
      staffList(
        {
          store: opened,
          deskUrl: 'https://desk.example.com',
          logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
          clock: () => new Date(),
          mailInvitation: undefined,
        },
        undefined,
      ),
    mailDir: '/nowhere',
    out: () => undefined,
    err: () => undefined,
    now: () => new Date(),
  });
  assert.notEqual(code, 0, words[0]);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The longest word that Linux hands to a program, and the longest that the desk reads. */
for (const length of [131_000, 4096])
  test(`no word of ${length} signs keeps the desk busy longer than a harmless one`, async () => {
    for (const command of commands) {
      const harmless = Math.max(
        ...[await costMs(command('x'.repeat(length))), await costMs(command('x'.repeat(length)))],
      );
      for (const [name, sign] of Object.entries(hostileRuns)) {
        const word = runOf(sign, 3 * length).slice(0, length);
        let least = Number.POSITIVE_INFINITY;
        for (let attempt = 0; attempt < 3 && least > 3 * harmless + 25; attempt += 1)
          least = Math.min(least, await costMs(command(word)));
        assert.ok(
          least <= 3 * harmless + 25,
          `${command(name).join(' ')}: ${least} ms, harmless ${harmless} ms`,
        );
      }
    }
  });
