import type { Entry, ExportFile, ExportFormat } from '../../../contract/desk/entries.ts';
import { csvLine, csvMark } from '../../csv-cell.ts';
import { cellsOf, columns } from './columns.ts';
import { xlsx } from './xlsx.ts';

const types: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
};

/** What the file is called and what it is. */
export const exportName = (format: ExportFormat, now: Date): Pick<ExportFile, 'name' | 'type'> => ({
  name: `entries-${now.toISOString().slice(0, 10)}.${format}`,
  type: types[format],
});

/** The list as a file that is written while it is read. */
export function exportPieces(
  format: ExportFormat,
  entries: AsyncIterable<Entry>,
): AsyncGenerator<Uint8Array> {
  const written = { csv, xlsx: (list: AsyncIterable<Entry>) => xlsx(rows(list)), json }[format];
  return inBlocks(written(entries));
}

async function* rows(entries: AsyncIterable<Entry>) {
  yield columns;
  for await (const entry of entries) yield cellsOf(entry);
}

async function* csv(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvMark);
  for await (const row of rows(entries)) yield Buffer.from(csvLine(row));
}

async function* json(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  let before = '[\n';
  for await (const { id: _, version: __, excerpt: ___, ...entry } of entries) {
    yield Buffer.from(before + JSON.stringify(entry));
    before = ',\n';
  }
  yield Buffer.from(before === '[\n' ? '[]\n' : '\n]\n');
}

const blockBytes = 32 * 1024;

/** A line a time would be a packet a time. */
async function* inBlocks(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    held.push(piece);
    size += piece.length;
    if (size < blockBytes) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(held);
}
