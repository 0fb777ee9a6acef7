import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { SignedIn } from '../contract/desk/person.ts';
import { formNames } from '../contract/form-names.ts';
import { entriesFor } from '../server/desk/entries.ts';
import { allEntries } from '../server/desk/export/all-entries.ts';
import { exportPieces } from '../server/desk/export/export-file.ts';
import type { Exporter } from '../server/desk/export/exporter.ts';
import { todayFor } from '../server/desk/today.ts';
import { openStore } from '../server/storage/open-store.ts';
import type { Store } from '../server/storage/store.ts';
import { startPostgres } from '../server/storage/testing/postgres-server.ts';
import { someSubmission } from '../server/storage/testing/submission.ts';
import { residentMb } from '../tools/dev/process-figures.ts';
import { quantile, type Table } from './table.ts';
import { whileExporting } from './while-exporting.ts';

const entries = 100_000;
const atOnce = 500;
const turns = 60;
const minuteMs = 60_000;
const yearMs = 365 * 24 * 60 * minuteMs;

const person: SignedIn = {
  id: randomUUID(),
  name: 'Layla Nasser',
  email: 'layla@nasaq.example',
  role: 'admin',
  sessionId: '',
  fresh: true,
  mayAddFirst: false,
  method: 'passkey',
};

const firstNames = ['Layla', 'Omar', 'Ravi', 'Chen', 'Olga', 'James', 'فاطمة', 'Anna', 'Yusuf', 'Maria'];
const words = 'chiller tower villa mall warehouse pump lift façade garden fire alarm painting survey'.split(
  ' ',
);

/** A year of entries. */
async function fill(store: Store, now: number): Promise<void> {
  for (let start = 0; start < entries; start += atOnce)
    await Promise.all(
      Array.from({ length: Math.min(atOnce, entries - start) }, (_, i) => {
        const n = start + i;
        const some = (list: readonly string[], step: number) => list[(n * step) % list.length] ?? '';
        return store.accept(
          someSubmission({
            reference: `NSQ-${n.toString(36).toUpperCase().padStart(8, '0')}`,
            form: formNames[n % 4] ?? 'quote',
            locale: n % 5 === 0 ? 'ar' : 'en',
            receivedAt: new Date(now - yearMs + Math.floor((n / entries) * yearMs)),
            fields: {
              name: `${some(firstNames, 7)} Visitor${n % 5000}`,
              email: `visitor${n % 20_000}@example.com`,
              phoneE164: `+9715${String(n % 20_000).padStart(8, '0')}`,
              message: `Please look at the ${some(words, 3)} and the ${some(words, 5)} of building ${n % 900}.`,
            },
          }),
        );
      }),
    );
  await store.staff.add(person, new Date(now));
}

/** All but the last thousand are settled, and all mails are out; by hand, for each would be remembered otherwise. */
function settle(file: string): void {
  const database = new DatabaseSync(file);
  database.exec(
    `update submission set status = 'answered', first_answered_at = received_at + 18000000,
      answer_ms = (received_at / 1024) % 36000000
      where arrival < (select arrival from submission order by arrival desc limit 1 offset 1000)`,
  );
  database.exec(`update mail set status = 'sent', sent_at = due_at`);
  database.close();
}

async function timed(work: (turn: number) => Promise<unknown>): Promise<string> {
  await work(-1);
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const started = performance.now();
    await work(turn);
    times.push(performance.now() - started);
  }
  return `${quantile(times, 0.5).toFixed(1)} / ${quantile(times, 0.95).toFixed(1)} ms`;
}

async function measure(name: string, store: Store): Promise<string[]> {
  const now = Date.now();
  const clock = () => new Date(now);
  const exporter: Exporter = () => {
    throw new Error('Exports are measured below, within this process.');
  };
  const desk = entriesFor(store, person, clock, exporter);
  const today = todayFor(store, person, clock);
  const searches = [
    'layla',
    'visitor4711',
    'chiller',
    'visitor123@example.com',
    '+971500000042',
    'NSQ-0000001Z',
  ];
  const row = [
    name,
    await timed(() => desk.page({})),
    await timed((turn) => desk.page({ search: searches[turn % searches.length] ?? 'pump' })),
    await timed((turn) => {
      // A minute later each time: what is kept for the next person would not be measured.
      const later = todayFor(store, person, () => new Date(now + turn * 2 * minuteMs));
      return Promise.all([later.due(), later.counts(), later.figures()]);
    }),
    await timed(() => Promise.all([today.due(), today.counts(), today.figures()])),
  ];
  const before = residentMb(process.pid);
  let [most, bytes] = [before, 0];
  const started = performance.now();
  for await (const chunk of exportPieces('xlsx', allEntries(store.entries, formNames, {}))) {
    bytes += chunk.length;
    most = Math.max(most, residentMb(process.pid));
  }
  const seconds = (performance.now() - started) / 1000;
  const result = [
    ...row,
    `${seconds.toFixed(0)} s, ${(bytes / 2 ** 20).toFixed(0)} MiB, +${Math.max(0, most - before).toFixed(0)} MiB of memory`,
  ];
  console.log(result.join(' | '));
  return result;
}

async function visitorsMeanwhile(where: Parameters<typeof whileExporting>[1]): Promise<string> {
  const { alone, exporting } = await whileExporting(person, where);
  return `${alone.toFixed(2)} / ${exporting.toFixed(2)} ms`;
}

/** What somebody at the desk waits for, with a hundred thousand entries behind it. */
export async function benchDesk(): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), 'nasaq-bench-'));
  const dataDir = join(folder, 'sqlite');
  const copy = join(folder, 'copy.sqlite');
  const empty = await openStore({ dataDir });
  await fill(empty, Date.now());
  await empty.close();
  settle(join(dataDir, 'submissions.sqlite'));
  const sqlite = await openStore({ dataDir });
  const rows = [await measure('SQLite', sqlite)];
  await sqlite.backup(copy);
  await sqlite.close();
  rows[0]?.push(await visitorsMeanwhile({ dataDir }));
  const postgres = await startPostgres();
  if (postgres) {
    const where = { dataDir: join(folder, 'postgres'), databaseUrl: await postgres.createDatabase() };
    const store = await openStore(where);
    await store.restore(copy, { replace: false });
    // Or it would do so by itself, at a time of its own choice.
    const tidying = new pg.Client({ connectionString: where.databaseUrl });
    await tidying.connect();
    await tidying.query('vacuum analyze');
    await tidying.query('checkpoint');
    await tidying.end();
    rows.push(await measure('PostgreSQL', store));
    await store.close();
    rows[1]?.push(await visitorsMeanwhile(where));
    await postgres.stop();
  }
  rmSync(folder, { recursive: true });
  return {
    title: `The desk with ${entries.toLocaleString('en')} entries`,
    columns: [
      'database',
      'inbox',
      'search',
      'Today, counted anew',
      'Today within a minute',
      'export of all',
      'home page, p95 alone / during exports',
    ],
    rows,
    notes: [
      'Median / 95th percentile of server time. The promise is 100 ms at the 95th percentile.',
      'The home page is asked for 100 times a second, and may take a tenth longer while the desk exports.',
    ],
  };
}
