import path from 'node:path';
import { staffList } from '../../staff/staff-list.ts';
import type { Store } from '../../storage/store.ts';
import type { TestStores } from '../../storage/testing/databases.ts';
import { runDesk } from '../run-desk.ts';

const now = new Date('2026-03-05T00:00:00Z');
const logger = { info() {}, warn() {}, error() {} };

/** Runs a command as a second process would, with the server's own store still open. */
export async function atDesk(
  stores: TestStores,
  server: { dataDir: string },
  command: string,
  broken: Partial<Store> = {},
) {
  let output = '';
  let errors = '';
  const code = await runDesk(command.split(' '), {
    openStore: async () => ({ ...(await stores.again(server)), ...broken }),
    staffOf: (store) =>
      staffList(
        { store, deskUrl: 'https://desk.example.com', logger, clock: () => now, mailInvitation: undefined },
        undefined,
      ),
    mailDir: path.join(server.dataDir, 'mail'),
    out: (text) => {
      output += text;
    },
    err: (text) => {
      errors += text;
    },
    now: () => now,
  });
  return { code, output, errors };
}
