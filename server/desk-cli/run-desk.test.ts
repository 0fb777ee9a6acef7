import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { mailId } from '../storage/accept.ts';
import type { Store } from '../storage/store.ts';
import { describeOnBothDatabases, testStores } from '../storage/testing/databases.ts';
import { someApplication, someCv, someSubmission } from '../storage/testing/submission.ts';
import { atDesk } from './testing/at-desk.ts';

/** All bytes the store has on disk. */
function bytesOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}

describeOnBothDatabases('the desk', (stores) => {
  test('lists by form and date, and shows one submission with its mails', async () => {
    const server = await stores.fresh();
    const quote = someSubmission({ receivedAt: new Date('2026-02-01T10:00:00Z') });
    const application = someApplication(someCv('cv'), { receivedAt: new Date('2026-03-04T10:00:00Z') });
    await server.accept(quote);
    await server.accept(application);

    const everything = await atDesk(stores, server, 'list');
    assert.equal(everything.code, 0);
    assert.match(
      everything.output,
      new RegExp(`${quote.reference}[\\s\\S]+${application.reference}[\\s\\S]+2 submissions`),
    );
    assert.match(
      (await atDesk(stores, server, 'list --form quote')).output,
      /quote {5}Layla Haddad[\s\S]+1 submission\n/,
    );
    const recent = (await atDesk(stores, server, 'list --since 7d')).output;
    assert.ok(recent.includes(application.reference) && !recent.includes(quote.reference));
    assert.match((await atDesk(stores, server, 'list --since 2026-03-05')).output, /^0 submissions/);

    const shown = await atDesk(stores, server, `show ${application.reference.toLowerCase()}`);
    for (const value of [...Object.values(application.fields), 'Layla Haddad CV.pdf', 'mail (team)']) {
      assert.ok(shown.output.includes(value), value);
    }
  });

  test('exports CSV that no spreadsheet takes for a formula', async () => {
    const server = await stores.fresh();
    const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =cmd|x', '\uFF1D1+1'];
    for (const message of hostile) {
      await server.accept(
        someSubmission({ fields: { name: 'He said "hi", twice', email: 'a@example.com', message } }),
      );
    }
    const { output } = await atDesk(stores, server, 'export --csv');
    for (const message of hostile) assert.ok(output.includes(`,"'${message}",`), message);
    assert.ok(output.includes('"He said ""hi"", twice"'));
    const cells = output.replace('\uFEFF', '').split(/,|\r\n/);
    assert.ok(cells.every((cell) => !/^"?[\s]*[=+\-@]/.test(cell)));
  });

  test('exports JSON, to a private file if wanted', async () => {
    const server = await stores.fresh();
    assert.deepEqual(JSON.parse((await atDesk(stores, server, 'export --json')).output), []);
    const submissions = [someSubmission(), someSubmission()];
    for (const submission of submissions) await server.accept(submission);
    mkdirSync(server.dataDir, { recursive: true });
    const file = path.join(server.dataDir, 'export.json');
    assert.equal((await atDesk(stores, server, `export --json --out ${file}`)).code, 0);
    const exported = JSON.parse(readFileSync(file, 'utf8')) as { reference: string; fields: object }[];
    assert.deepEqual(
      exported.map(({ reference }) => reference).sort(),
      submissions.map((one) => one.reference).sort(),
    );
    assert.deepEqual(exported[0]?.fields, submissions[0]?.fields);
    assert.equal(statSync(file).mode & 0o777, 0o600);
    assert.match((await atDesk(stores, server, `export --csv --out ${file}`)).errors, /exists already/);
  });

  test('backs up and restores while the server runs', async () => {
    const server = await stores.fresh();
    const application = someApplication(someCv('survives'));
    await server.accept(application);
    mkdirSync(server.dataDir, { recursive: true });
    const file = path.join(server.dataDir, 'copy.sqlite');
    assert.match((await atDesk(stores, server, `backup ${file}`)).output, /^Saved 1 submission in/);
    assert.equal(statSync(file).mode & 0o777, 0o600);
    assert.match((await atDesk(stores, server, `restore ${file}`)).errors, /--replace/);
    const restored = await atDesk(stores, server, `restore ${file} --replace`);
    assert.match(restored.output, /^Restored 1 submission from[\s\S]+2 mails were not sent/);
    assert.equal(Buffer.from((await server.cvBytes(application.id)) ?? []).toString(), 'survives');
    await server.erase(application.reference);
    assert.match((await atDesk(stores, server, `restore ${file}`)).output, /^Restored 0 submissions/);
  });

  test('erases a person: rows, files and queue', async () => {
    const server = await stores.fresh();
    const gone = someApplication(someCv('secret'), { fields: { email: 'Gone@example.com', name: 'Gone' } });
    const kept = someSubmission();
    await server.accept(gone);
    await server.accept(kept);
    const mailDir = path.join(server.dataDir, 'mail');
    mkdirSync(mailDir, { recursive: true });
    const file = (id: string) => path.join(mailDir, `${mailId(id, 'team')}.eml`);
    for (const { id } of [gone, kept]) writeFileSync(file(id), 'a message');
    const { code, output } = await atDesk(stores, server, 'erase gone@EXAMPLE.com');
    assert.deepEqual([code, output.split('\n')[0]], [0, 'Erased 1 submission with CVs and mails.']);
    assert.match(output, /Backups, what a CRM has received, and messages already sent, are not reached/);
    assert.equal(await server.find(gone.reference), undefined);
    assert.deepEqual([existsSync(file(gone.id)), existsSync(file(kept.id))], [false, true]);
    assert.equal((await server.mailCounts()).pending, 2);
    assert.equal((await atDesk(stores, server, 'erase gone@example.com')).code, 1);
    await server.accept(someSubmission());
  });

  test('what shows, gives out or erases stands in the audit, as done from the command line', async () => {
    const server = await stores.fresh();
    const application = someApplication(someCv('a CV'));
    await server.accept(application);
    mkdirSync(server.dataDir, { recursive: true });
    const { reference } = application;
    for (const command of [
      `show ${reference}`,
      'export --json',
      `export --csv --out ${path.join(server.dataDir, 'all.csv')}`,
      `cv ${reference} --out ${path.join(server.dataDir, 'cv.pdf')}`,
      'mail retry',
      'mail settle all',
      'erase omar@example.com',
    ])
      assert.equal((await atDesk(stores, server, command)).code, 0, command);
    const { rows } = await server.audit.page({});
    assert.deepEqual(
      rows.toReversed().map((row) => [row.action, row.reference, row.staffId]),
      [
        ['opened', reference, undefined],
        ['exported', undefined, undefined],
        ['exported', undefined, undefined],
        ['cv-downloaded', reference, undefined],
        ['erased', reference, undefined],
      ],
    );
  });

  test('an erasure that cannot overwrite what it leaves says so, and is done and recorded all the same', async () => {
    const server = await stores.fresh();
    const submission = someSubmission();
    await server.accept(submission);
    const { code, output, errors } = await atDesk(stores, server, `erase ${submission.reference}`, {
      scrub: () => Promise.reject(Object.assign(new Error('full'), { code: 'SQLITE_FULL' })),
    });
    assert.deepEqual([code, output.split('\n')[0]], [1, 'Erased 1 submission with CVs and mails.']);
    assert.match(
      errors,
      /could not be overwritten yet \(SQLITE_FULL\): the server tries again, with a large database at night\.\n$/,
    );
    assert.equal(await server.find(submission.reference), undefined);
    assert.equal((await server.audit.page({ action: 'erased' })).rows.length, 1);
    assert.equal(await server.scrubIsOwed(), true);
  });

  test('an erasure from a large database says when what it leaves is overwritten', async () => {
    const server = await stores.fresh();
    const submission = someSubmission();
    await server.accept(submission);
    const { code, output } = await atDesk(stores, server, `erase ${submission.reference}`, {
      scrubHoldsUp: async () => true,
    });
    assert.equal(code, 0);
    assert.match(output, /is overwritten by the server at night, when it keeps nobody waiting\.\n$/);
    assert.equal(await server.scrubIsOwed(), true);
  });

  test('says in one sentence what it does not understand', async () => {
    const server = await stores.fresh();
    const cases: [command: string, code: number, error: RegExp][] = [
      ['dance', 2, /^"dance" is not a command\.\n/],
      ['list --form jobs', 2, /^There is no form called "jobs"\.\n/],
      ['list --since yesterday', 2, /^"yesterday" is not a date such as 2026-03-01 or 7d\.\n/],
      ['list --loud', 2, /^Unknown option '--loud'\.\n/],
      ['show', 2, /^Something is missing after the command\.\n/],
      ['show NSQ-NONE-NONE', 1, /^Nothing is kept under NSQ-NONE-NONE\.\n$/],
      ['export', 2, /^An export is either --csv or --json\.\n/],
      ['export --csv --json', 2, /^An export is either --csv or --json\.\n/],
      ['cv NSQ-NONE-NONE', 2, /^Say where the CV is to be saved, with --out FILE\.\n/],
      ['mail burn', 2, /^"mail burn" is not a command\.\n/],
      ['mail retry NSQ-NONE-NONE', 1, /^Nothing is kept under NSQ-NONE-NONE\.\n$/],
      ['mail settle', 2, /^Say which entry's mails are settled, or "all"\.\n/],
      ['mail settle NSQ-NONE-NONE', 1, /^Nothing is kept under NSQ-NONE-NONE\.\n$/],
      ['restore /no/such/file', 1, /^\/no\/such\/file does not exist\.\n$/],
    ];
    for (const [command, code, error] of cases) {
      const answer = await atDesk(stores, server, command);
      assert.equal(answer.code, code, command);
      assert.match(answer.errors, error);
    }
    assert.match((await atDesk(stores, server, 'help')).output, /npm run desk/);
  });
});

const files = testStores(async () => undefined);

test('what is erased leaves no byte behind in the SQLite files, though the server has them open', async () => {
  const server: Store & { dataDir: string } = await files.fresh();
  const secrets = (index: number) => `Zz${index}Secret`;
  const crowd = Array.from({ length: 300 }, (_, index) =>
    someSubmission({
      receivedAt: new Date(Date.UTC(2026, 0, 1) + ((index * 7919) % 300) * 1000),
      fields: {
        name: `${secrets(index)} Name`,
        email: index % 3 === 0 ? 'erase@example.com' : `${index}@example.org`,
        message: `${secrets(index)} Message `.repeat(1 + (index % 40)),
      },
      ...(index % 30 === 0 ? { cv: someCv(`${secrets(index)} CV `.repeat(2000)) } : {}),
    }),
  );
  for (const submission of crowd) await server.accept(submission);
  assert.match(bytesOf(server.dataDir), /Zz0Secret CV/);
  assert.match((await atDesk(files, server, 'erase erase@example.com')).output, /^Erased 100 submissions/);
  const left = bytesOf(server.dataDir);
  assert.doesNotMatch(left, /erase@example\.com/);
  for (const [index, submission] of crowd.entries()) {
    const erased = index % 3 === 0;
    assert.equal(left.includes(`${secrets(index)} `), !erased, `submission ${index}`);
    assert.equal(left.includes(submission.id), !erased);
  }
});

test('npm run desk reads the same settings as the server', async () => {
  const server = await files.fresh();
  const submission = someSubmission();
  await server.accept(submission);
  const main = path.join(import.meta.dirname, 'main.ts');
  const run = (...words: string[]) =>
    new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
      const env = { PATH: process.env.PATH, DATA_DIR: server.dataDir };
      const child = execFile(process.execPath, [main, ...words], { env }, (_error, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, stdout, stderr }),
      );
    });
  const listed = await run('list');
  assert.deepEqual([listed.code, listed.stderr], [0, '']);
  assert.ok(listed.stdout.includes(submission.reference));
  assert.equal((await run('show', 'NSQ-NONE-NONE')).code, 1);
  assert.equal((await run()).code, 2);
});
