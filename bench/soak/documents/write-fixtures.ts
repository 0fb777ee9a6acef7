import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../tools/root.ts';
import { makeDocuments } from './make-documents.ts';

// Makes the large set and keeps of it what is small, for the tests: `node bench/soak/documents/write-fixtures.ts`.

const fixtureMaxBytes = 30_000;
/** The shortest CV by every writer; longer ones only as the small files of word processors. */
const isKept = (name: string, bytes: number) =>
  bytes <= fixtureMaxBytes &&
  (name.startsWith('short.') || /^(arabic|linked|pictured|fields)\.office.*\.docx?$/.test(name));
/** Names as people give them. */
const named: Readonly<Record<string, string>> = {
  'arabic.office.doc': 'السيرة الذاتية ليلى حداد.doc',
  'arabic.office.docx': 'السيرة الذاتية ليلى حداد.docx',
};

const folder = mkdtempSync(join(tmpdir(), 'nasaq-documents-'));
const fixtures = join(root, 'server', 'submissions', 'testing', 'fixtures');
const names = makeDocuments(folder);
mkdirSync(fixtures, { recursive: true });
for (const old of readdirSync(fixtures).filter((name) => name !== 'README.md')) rmSync(join(fixtures, old));
const kept = names.filter((name) => isKept(name, statSync(join(folder, name)).size));
for (const name of kept) copyFileSync(join(folder, name), join(fixtures, named[name] ?? name));
rmSync(folder, { recursive: true });
console.log(`${kept.length} of ${names.length} documents are kept as fixtures.`);
