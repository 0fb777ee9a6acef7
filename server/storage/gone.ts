import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRole, type Role } from '../../contract/desk/roles.ts';
import { onShare } from '../on-share.ts';
import type { Database } from './database.ts';
import { hashOf } from './erased.ts';
import type { Store } from './store.ts';

export const goneList = 'erased-and-removed.txt';

/**
 * What no backup may bring back: entries that were erased, staff who were removed, and of the others any role and passkey but
 * those they had last. All by hashes of random ids.
 */
export interface Gone {
  readonly erased: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
  readonly roles: ReadonlyMap<string, Role>;
  /** What is not among them was revoked: nobody can remember a passkey that is deleted. */
  readonly passkeys: ReadonlySet<string>;
}

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);

/** Nothing is in a file that is not there. */
export const noneYet = (error: NodeJS.ErrnoException): string => {
  if (error.code === 'ENOENT') return '';
  throw error;
};

function textBeside(backup: string): string {
  try {
    return readFileSync(path.join(path.dirname(backup), goneList), 'utf8');
  } catch (error) {
    return noneYet(error as NodeJS.ErrnoException);
  }
}

/** The list beside a backup: whoever restores it after a loss has no store that remembers. */
export function goneBeside(backup: string): Gone {
  const lines = linesOf(textBeside(backup)).map((line) => line.split(' '));
  const of = (kind: string) => lines.filter(([word]) => word === kind);
  const hashes = (kind: string) => new Set(of(kind).map(([, hash = '']) => hash));
  return {
    erased: hashes('erased'),
    removed: hashes('removed'),
    roles: new Map(of('role').flatMap(([, hash = '', role = '']) => (isRole(role) ? [[hash, role]] : []))),
    passkeys: new Set(of('passkey').map(([, , hash = '']) => hash)),
  };
}

export function goneLists({ db }: Database): Pick<Store, 'listGone'> {
  return {
    async listGone(folder) {
      const erased = await db.selectFrom('erased').select('id_hash').execute();
      const staff = await db.selectFrom('staff').select(['id', 'role', 'removed_at']).execute();
      const passkeys = await db.selectFrom('passkey').select(['id', 'staff_id']).execute();
      // Never waited for by the whole process: the folder may be on a share that hangs.
      const before = linesOf(
        await onShare(() => readFile(path.join(folder, goneList), 'utf8')).catch(noneYet),
      );
      const own = new Set(staff.map(({ id }) => hashOf(id)));
      const lines = new Set([
        // What was listed stays, for this store may be new and empty; of its own staff it knows better.
        ...before.filter((line) => !own.has(line.split(' ')[1] ?? '')),
        ...erased.map(({ id_hash }) => `erased ${id_hash}`),
        ...staff.map(({ id, role, removed_at }) =>
          removed_at === null ? `role ${hashOf(id)} ${role}` : `removed ${hashOf(id)}`,
        ),
        ...passkeys.map(({ id, staff_id }) => `passkey ${hashOf(staff_id)} ${hashOf(id)}`),
      ]);
      if (lines.size === before.length && before.every((line) => lines.has(line))) return;
      // Not by the process's id: that is 1 in every container, and some may share the folder.
      const partial = path.join(folder, `${goneList}.${randomUUID()}.partial`);
      await onShare(async () => {
        try {
          await writeFile(partial, `${[...lines].sort().join('\n')}\n`, { mode: 0o600 });
          await rename(partial, path.join(folder, goneList));
        } catch (error) {
          await rm(partial, { force: true }).catch(() => undefined);
          throw error;
        }
      });
    },
  };
}
