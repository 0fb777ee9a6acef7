import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SMTPServer } from 'smtp-server';
import { openStore } from '../server/storage/open-store.ts';
import { residentMb } from '../tools/dev/process-figures.ts';
import { startProgram } from '../tools/dev/servers-under-test.ts';
import { enquiry, post, senders } from './post-entries.ts';
import { quantile, type Table } from './table.ts';
import { measureUnknownAddresses, measureUploads } from './uploads.ts';

/** How fast this disk takes the same rows when nothing is around them: one durable transaction after the other. */
async function bareLoop(count: number): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nasaq-bench-'));
  await (await openStore({ dataDir })).close();
  const database = new DatabaseSync(join(dataDir, 'submissions.sqlite'));
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; pragma foreign_keys = on',
  );
  const submission = database.prepare(
    'insert into submission (id, form, reference, email, fields, received_at, locale, consent_version, body_hash) values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const mail = database.prepare(
    'insert into mail (id, submission_id, kind, status, attempts, due_at) values (?, ?, ?, ?, 0, ?)',
  );
  const started = performance.now();
  for (let turn = 0; turn < count; turn += 1) {
    const id = randomUUID();
    database.exec('begin immediate');
    submission.run(
      id,
      'quote',
      `NSQ-${turn}`,
      enquiry.email,
      JSON.stringify(enquiry),
      Date.now(),
      'en',
      '1',
      id,
    );
    mail.run(`${id}.team`, id, 'team', 'pending', Date.now());
    mail.run(`${id}.acknowledgement`, id, 'acknowledgement', 'pending', Date.now());
    database.exec('commit');
  }
  const perSecond = count / ((performance.now() - started) / 1000);
  database.close();
  rmSync(dataDir, { recursive: true });
  return perSecond;
}

async function mailServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], logger: false });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function withServer<T>(
  env: Record<string, string>,
  action: (address: string, pid: number | undefined) => Promise<T>,
): Promise<T> {
  const server = await startProgram('server/main.ts', { RATE_LIMIT_PER_MINUTE: '100000', ...env });
  try {
    await post(server.address, 200);
    return await action(server.address, server.process.pid);
  } finally {
    await server.stop();
  }
}

export async function benchSubmissions(): Promise<Table> {
  const bare: number[] = [];
  const http: number[] = [];
  const times: number[] = [];
  // In turns, because the disk's pace changes from one second to the next.
  for (let round = 0; round < 3; round += 1) {
    bare.push(await bareLoop(2000));
    await withServer({}, async (address) => {
      const { perSecond, times: taken } = await post(address, 2000);
      http.push(perSecond);
      times.push(...taken);
    });
  }
  const memory = await withServer({}, async (address, pid) => {
    const before = residentMb(pid);
    await post(address, 5000);
    const half = residentMb(pid);
    await post(address, 5000);
    return [before, half, residentMb(pid)].map((mb) => `${mb.toFixed(0)} MB`);
  });
  const mail = await mailServer();
  const up = await withServer({ SMTP_URL: mail.url }, (address) => post(address, 3000));
  const down = await withServer({ SMTP_URL: 'smtp://127.0.0.1:9' }, (address) => post(address, 3000));
  await mail.stop();
  const uploads = await measureUploads(20);
  const { home, unknown } = await measureUnknownAddresses();

  const median = (values: readonly number[]) => quantile(values, 0.5);
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  return {
    title: 'Submissions',
    columns: ['figure', 'value', 'aim'],
    rows: [
      ['bare loop of the same transaction, one after the other', `${median(bare).toFixed(0)}/s`, ''],
      [`durable submissions through HTTP, ${senders} at a time`, `${median(http).toFixed(0)}/s`, ''],
      ['ratio', (median(http) / median(bare)).toFixed(2), '0.5 or more'],
      ['p50 and p95 through HTTP', `${ms(median(times))}, ${ms(quantile(times, 0.95))}`, ''],
      ['memory at start, after 5,000, after 10,000', memory.join(', '), 'not growing'],
      ['p95 with the mail server up', ms(quantile(up.times, 0.95)), ''],
      ['p95 with the mail server down', ms(quantile(down.times, 0.95)), 'equal'],
      [
        'p99 of a page, alone and while 20 upload 5 MB again and again',
        `${ms(uploads.p99Alone)}, ${ms(uploads.p99)}`,
        '50 ms',
      ],
      [
        'memory before, during and after those uploads',
        uploads.mb.map((mb) => `${mb.toFixed(0)} MB`).join(', '),
        'comes back',
      ],
      [
        'answers to those uploads',
        Object.entries(uploads.statuses)
          .map(([status, count]) => `${count} × ${status}`)
          .join(', '),
        '',
      ],
      [
        'processor time of the home page and of an unknown address',
        `${home.toFixed(0)} µs, ${unknown.toFixed(0)} µs`,
        'within a tenth',
      ],
    ],
    notes: ['SQLite with write-ahead log and synchronous=FULL; medians of three rounds taken in turns.'],
  };
}
