import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { build } from '../tools/build-site.ts';
import { isBuilt } from '../tools/build-stamp.ts';
import { root } from '../tools/root.ts';
import { benchAccess } from './access.ts';
import { benchSubmissions } from './submissions.ts';
import { asMarkdown, type Table } from './table.ts';

/** `npm run bench` runs all subjects; `npm run bench -- submissions` only those named. */
const subjects: Record<string, () => Promise<Table | Table[]>> = {
  submissions: benchSubmissions,
  access: benchAccess,
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !subjects[name]);
if (unknown.length > 0) {
  console.error(
    `There is no bench called ${unknown.join(', ')}; there are ${Object.keys(subjects).join(', ')}.`,
  );
  process.exit(1);
}
if (!isBuilt()) await build();

const parts: string[] = [];
for (const [name, bench] of Object.entries(subjects)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  for (const table of [await bench()].flat()) {
    const text = asMarkdown(table);
    console.log(`\n${text}`);
    parts.push(text);
  }
}
if (chosen.length === 0) {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.version}`;
  writeFileSync(
    join(root, 'bench', 'results.md'),
    `# Results\n\n${new Date().toISOString().slice(0, 10)}, ${machine}\n\n${parts.join('\n')}`,
  );
}
