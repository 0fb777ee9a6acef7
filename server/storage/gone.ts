import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { onShare } from '../on-share.ts';
import type { Database } from './database.ts';
import { hashOf } from './erased.ts';
import type { Store } from './store.ts';

export const goneList = 'erased-and-removed.txt';

/** What no backup may bring back: entries that were erased and staff who were removed, by hashes of their random ids. */
export interface Gone {
  readonly erased: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
}

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);

const noneYet = (error: NodeJS.ErrnoException): string => {
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
  const lines = linesOf(textBeside(backup));
  const of = (word: string) =>
    new Set(lines.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : [])));
  return { erased: of('erased'), removed: of('removed') };
}

export function goneLists({ db }: Database): Pick<Store, 'listGone'> {
  return {
    async listGone(folder) {
      const erased = await db.selectFrom('erased').select('id_hash').execute();
      const staff = await db.selectFrom('staff').select(['id', 'removed_at']).execute();
      // Never waited for by the whole process: the folder may be on a share that hangs.
      const before = linesOf(
        await onShare(() => readFile(path.join(folder, goneList), 'utf8')).catch(noneYet),
      );
      // What was listed stays, for this store may be new and empty; but somebody may have come back.
      const lines = new Set([...before, ...erased.map(({ id_hash }) => `erased ${id_hash}`)]);
      for (const { id, removed_at } of staff) {
        if (removed_at === null) lines.delete(`removed ${hashOf(id)}`);
        else lines.add(`removed ${hashOf(id)}`);
      }
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
