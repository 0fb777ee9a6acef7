import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from './database.ts';
import { hashOf } from './erased.ts';
import type { Store } from './store.ts';

const list = 'erased-and-removed.txt';

/** What no backup may bring back: entries that were erased and staff who were removed, by hashes of their random ids. */
export interface Gone {
  readonly erased: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
}

const linesIn = (folder: string): string[] => {
  const file = path.join(folder, list);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
};

/** The list beside a backup: whoever restores it after a loss has no store that remembers. */
export function goneBeside(backup: string): Gone {
  const of = (word: string) =>
    new Set(
      linesIn(path.dirname(backup)).flatMap((line) =>
        line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : [],
      ),
    );
  return { erased: of('erased'), removed: of('removed') };
}

export function goneLists({ db }: Database): Pick<Store, 'listGone'> {
  return {
    async listGone(folder) {
      const erased = await db.selectFrom('erased').select('id_hash').execute();
      const staff = await db.selectFrom('staff').select(['id', 'removed_at']).execute();
      const before = linesIn(folder);
      // What was listed stays, for this store may be new and empty; but somebody may have come back.
      const lines = new Set([...before, ...erased.map(({ id_hash }) => `erased ${id_hash}`)]);
      for (const { id, removed_at } of staff) {
        if (removed_at === null) lines.delete(`removed ${hashOf(id)}`);
        else lines.add(`removed ${hashOf(id)}`);
      }
      if (lines.size === before.length && before.every((line) => lines.has(line))) return;
      const partial = path.join(folder, `${list}.${process.pid}.partial`);
      writeFileSync(partial, `${[...lines].sort().join('\n')}\n`, { mode: 0o600 });
      renameSync(partial, path.join(folder, list));
    },
  };
}
