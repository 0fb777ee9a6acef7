import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../tools/root.ts';
import { asMarkdown, type Table } from './table.ts';

const file = join(root, 'bench', 'results.md');

/** Puts tables in the place of those with the same titles; what other subjects measured stays. */
export function keepResults(tables: readonly Table[]): void {
  const before = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split(/^(?=## )/m)
        .slice(1)
    : [];
  const titleOf = (part: string) => /^## (.*)$/m.exec(part)?.[1] ?? '';
  const parts = new Map(before.map((part) => [titleOf(part), part]));
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.version}`;
  const date = new Date().toISOString().slice(0, 10);
  for (const table of tables)
    parts.set(
      table.title,
      `${asMarkdown({ ...table, notes: [`Measured on ${date}: ${machine}.`, ...(table.notes ?? [])] })}\n`,
    );
  writeFileSync(file, `# Results\n\n${[...parts.values()].map((part) => `${part.trim()}\n`).join('\n')}`);
}
