import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { staffList } from '../staff/staff-list.ts';
import { mailId } from '../storage/accept.ts';
import type { NewCv, Store } from '../storage/store.ts';
import { describeOnBothDatabases, type TestStores, testStores } from '../storage/testing/databases.ts';
import { someApplication, someCv, someSubmission } from '../storage/testing/submission.ts';
import { buildPdf } from '../submissions/testing/build-pdf.ts';
import { runDesk } from './run-desk.ts';

const now = new Date('2026-03-05T00:00:00Z');
const logger = { info() {}, warn() {}, error() {} };

/** Runs a command as a second process would, with the server's own store still open. */
async function atDesk(
  stores: TestStores,
  server: { dataDir: string },
  command: string,
  broken: Partial<Store> = {},
) {
  let output = '';
  let errors = '';
  const code = await runDesk(command.split(' '), {
    openStore: async () => ({ ...(await stores.again(server)), ...broken }),
    staffOf: (store) =>
      staffList(
        { store, deskUrl: 'https://desk.example.com', logger, clock: () => now, mailInvitation: undefined },
        undefined,
      ),
    mailDir: path.join(server.dataDir, 'mail'),
    out: (text) => {
      output += text;
    },
    err: (text) => {
      errors += text;
    },
    now: () => now,
  });
  return { code, output, errors };
}

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

  test('hands out a held CV on purpose only, once and privately', async () => {
    const server = await stores.fresh();
    const application = someApplication(someCv('the CV itself', { verdict: 'held', reasons: ['macro'] }));
    await server.accept(application);
    mkdirSync(server.dataDir, { recursive: true });
    const file = path.join(server.dataDir, 'saved.pdf');
    const shown = await atDesk(stores, server, `show ${application.reference}`);
    assert.match(shown.output, /held, because it contains macros.*; not scanned for viruses/);
    const refused = await atDesk(stores, server, `cv ${application.reference} --out ${file}`);
    assert.deepEqual([refused.code, existsSync(file)], [1, false]);
    assert.match(refused.errors, /held, because it contains macros.* Give --held/);
    const saved = await atDesk(stores, server, `cv ${application.reference} --out ${file} --held`);
    assert.match(saved.output, /Careful: it is held, because it contains macros/);
    assert.equal(readFileSync(file, 'utf8'), 'the CV itself');
    assert.equal(statSync(file).mode & 0o777, 0o600);
    const again = await atDesk(stores, server, `cv ${application.reference} --out ${file} --held`);
    assert.deepEqual([again.code, again.errors], [1, 'That file exists already; choose another name.\n']);
  });

  test('judges held CVs again', async () => {
    const server = await stores.fresh();
    const cvOf = (bytes: Buffer, changes: Partial<NewCv>) => ({ ...someCv(''), bytes, ...changes });
    const cleared = someApplication(cvOf(buildPdf(), { verdict: 'held', reasons: ['scannerDown'] }));
    const script = buildPdf({ catalog: '/OpenAction << /S /JavaScript /JS (1) >>' });
    const held = someApplication(cvOf(script, { verdict: 'held', reasons: ['tooSlow'] }));
    const left = someApplication(cvOf(script, { verdict: 'clean' }));
    for (const application of [cleared, held, left]) await server.accept(application);

    const one = await atDesk(stores, server, `cv recheck ${held.reference}`);
    assert.match(
      one.output,
      /^NSQ-\S+ {2}held, because it contains a script; not scanned.*\n1 looked into again, 0 of/,
    );
    const all = await atDesk(stores, server, 'cv recheck');
    assert.match(all.output, /2 looked into again, 1 of them clean now/);
    const opinion = async ({ reference }: { reference: string }) => {
      const cv = (await server.find(reference))?.cv;
      return [cv?.verdict, cv?.reasons, cv?.scan];
    };
    assert.deepEqual(await opinion(cleared), ['clean', [], 'notScanned']);
    assert.deepEqual(await opinion(held), ['held', ['script'], 'notScanned']);
    assert.deepEqual(await opinion(left), ['clean', [], 'notScanned']);
    assert.equal((await atDesk(stores, server, 'cv recheck NSQ-NONE-SUCH')).code, 1);
  });

  test('shows mails in trouble and queues them again', async () => {
    const server = await stores.fresh();
    const submission = someSubmission();
    await server.accept(submission);
    const now = new Date();
    const [first, second] = await server.claimMails({ owner: 'w', now, leaseMs: 30_000, limit: 2 });
    assert.ok(first && second);
    await server.markFailed(first.id, 'w', { error: 'EENVELOPE 550' });
    await server.markUnconfirmed(second.id, 'w', 'ETIMEDOUT');
    const { output } = await atDesk(stores, server, 'mail');
    assert.match(output, /dead, 1 attempt, last answer EENVELOPE 550/);
    assert.match(output, /unconfirmed, 1 attempt, last answer ETIMEDOUT/);
    assert.match(output, /0 waiting, 1 dead, 1 unconfirmed/);
    assert.match(
      (await atDesk(stores, server, `mail retry ${submission.reference}`)).output,
      /^2 mails queued/,
    );
    assert.match((await atDesk(stores, server, 'mail')).output, /2 waiting, 0 dead, 0 unconfirmed/);
    const { rows } = await server.audit.page({});
    assert.deepEqual(
      rows.map(({ action, reference, detail }) => [action, reference, detail]),
      [['mail-retried', submission.reference, '2']],
    );
  });

  test('takes off the list the mails that somebody has seen to by hand', async () => {
    const server = await stores.fresh();
    const [one, two] = [someSubmission(), someSubmission()];
    for (const submission of [one, two]) await server.accept(submission);
    for (const { id } of await server.claimMails({ owner: 'w', now: new Date(), leaseMs: 30_000, limit: 9 }))
      await server.markFailed(id, 'w', { error: 'EENVELOPE 550' });
    const settle = async (which: string) => (await atDesk(stores, server, `mail settle ${which}`)).output;
    assert.equal(await settle(one.reference.toLowerCase()), '2 mails settled.\n');
    assert.match((await atDesk(stores, server, 'mail')).output, /0 waiting, 2 dead, 0 unconfirmed/);
    assert.match(
      (await atDesk(stores, server, `show ${one.reference}`)).output,
      /mail \(team\) +settled, 1 att/,
    );
    assert.equal(await settle('all'), '2 mails settled.\n');
    assert.equal(await settle('all'), '0 mails settled.\n');
    assert.match((await atDesk(stores, server, 'mail retry')).output, /^0 mails queued/);
    const { rows } = await server.audit.page({ action: 'mail-settled' });
    assert.deepEqual(
      rows.map(({ reference, detail, staffId }) => [reference, detail, staffId]).sort(),
      [one, two].flatMap(({ reference }) => [
        [reference, 'acknowledgement', undefined],
        [reference, 'team', undefined],
      ]),
    );
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
