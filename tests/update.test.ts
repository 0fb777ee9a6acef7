import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../server/storage/testing/postgres-server.ts';
import { enquiry } from '../server/submissions/testing/test-api.ts';
import { ensurePrograms } from '../tools/dev/debian-packages.ts';
import { startProgram } from '../tools/dev/servers-under-test.ts';
import { describe, test } from './browser.ts';
import { printedUnder } from './printed-commands.ts';
import { currentRelease, startCaddy, startNginx } from './proxy-under-test.ts';
import { copyOf, releasedAnew } from './released-anew.ts';

const visitors = 4;

interface Traffic {
  readonly failures: string[];
  readonly references: string[];
  pages: number;
}

/**
 * As browsers do: a kept connection that the proxy closes while a request is on its way is opened anew, and the request
 * sent once more. An answer that is no success is never asked for again.
 */
const send = (...request: Parameters<typeof fetch>): Promise<Response> =>
  fetch(...request).catch((error) => {
    if (['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(error.cause?.code)) return fetch(...request);
    throw error;
  });

/** As a browser's form does, with a key of its own. */
const sendEnquiry = (address: string): Promise<Response> =>
  send(`${address}/api/application/quote`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(enquiry),
  });

/** Reads pages and sends enquiries one after the other until told to stop. */
async function visit(address: string, traffic: Traffic, isOver: () => boolean): Promise<void> {
  while (!isOver())
    try {
      const page = await send(`${address}/contact-us`);
      await page.text();
      if (page.status === 200) traffic.pages += 1;
      else traffic.failures.push(`a page: ${page.status}`);
      const answer = await sendEnquiry(address);
      const text = await answer.text();
      if (answer.status === 201) traffic.references.push(JSON.parse(text).reference);
      else traffic.failures.push(`an enquiry: ${answer.status} ${text}`);
    } catch (error) {
      const { cause } = error as Error;
      traffic.failures.push(`${error}: ${cause}`);
    }
}

const proxies = {
  nginx: { start: startNginx, debian: 'nginx-light' },
  caddy: { start: startCaddy, debian: 'caddy' },
};

describe('An update of two processes, one after the other, under load, to a release that changes the tables', () => {
  for (const [name, { start, debian }] of Object.entries(proxies))
    test(`behind ${name}: no request fails, no enquiry is lost or doubled`, async () => {
      test.setTimeout(300_000);
      test.skip(!ensurePrograms({ [name]: debian }), `There is no ${name}.`);
      const postgres = await startPostgres();
      test.skip(!postgres, 'There is no PostgreSQL.');
      if (!postgres) return;
      const databaseUrl = await postgres.createDatabase();
      const folder = join(mkdtempSync(join(tmpdir(), 'nasaq-update-')), 'releases');
      const [first, second] = [join(folder, basename(currentRelease())), join(folder, 'anew')];
      copyOf(currentRelease(), first);
      releasedAnew(currentRelease(), second);
      const env = { DATABASE_URL: databaseUrl, TRUST_PROXY: '1' };
      const serve = (release: string, port = '0') =>
        startProgram(join(release, 'server', 'main.ts'), { ...env, PORT: port });
      const servers = [await serve(first), await serve(first)];
      const proxy = await start(
        first,
        servers.map(({ address }) => address),
      );
      const traffic: Traffic = { failures: [], references: [], pages: 0 };
      let isOver = false;
      try {
        const visits = Array.from({ length: visitors }, () => visit(proxy.address, traffic, () => isOver));
        for (const [index, server] of servers.entries()) {
          const seen = traffic.references.length;
          await server.stop();
          servers[index] = await serve(second, new URL(server.address).port);
          // The other has carried the load meanwhile.
          assert.ok(traffic.references.length > seen);
        }
        if ('switchTo' in proxy) (proxy as Awaited<ReturnType<typeof startNginx>>).switchTo(second);
        const seen = traffic.references.length;
        while (traffic.references.length < seen + 20) await new Promise((resolve) => setImmediate(resolve));
        isOver = true;
        await Promise.all(visits);
        assert.deepEqual(traffic.failures, []);
        // Not by our own store: the tables are those of the release after it.
        const client = new pg.Client({ connectionString: databaseUrl });
        await client.connect();
        const { rows } = await client.query<{ reference: string; next: null }>('select * from submission');
        await client.end();
        const stored = rows.map(({ reference }) => reference);
        assert.deepEqual(stored.sort(), traffic.references.sort());
        assert.equal(rows[0]?.next, null, 'there is the column that the release before did not know');
        console.log(`${name}: ${traffic.pages} pages, ${stored.length} enquiries during the update`);
      } finally {
        isOver = true;
        await proxy.stop();
        await Promise.all(servers.map((server) => server.stop()));
        await postgres.stop();
        rmSync(join(folder, '..'), { recursive: true, force: true });
      }
    });
});

// Caddy asks each process whether it is ready, and has turned to the other one before a door closes.
describe('An enquiry that was refused at the door of one process, and waits at that of the other when it closes', () => {
  test('behind nginx: is taken by the first, which has come back', async () => {
    test.skip(!ensurePrograms({ nginx: proxies.nginx.debian }), 'There is no nginx.');
    const serve = (port = '0') =>
      startProgram(join(currentRelease(), 'server', 'main.ts'), { TRUST_PROXY: '1', PORT: port });
    const [first, second] = [await serve(), await serve()];
    const nginx = await startNginx(currentRelease(), [first.address, second.address]);
    let again: typeof first | undefined;
    try {
      await first.stop();
      // From here on the system keeps what comes to the second, which does not look.
      second.process.kill('SIGSTOP');
      const answers = [1, 2, 3, 4].map(() => sendEnquiry(nginx.address));
      again = await serve(new URL(first.address).port);
      second.process.kill('SIGKILL');
      const statuses = await Promise.all(answers.map(async (answer) => (await answer).status));
      assert.deepEqual(statuses, [201, 201, 201, 201]);
    } finally {
      await nginx.stop();
      await again?.stop();
      second.process.kill('SIGKILL'); // held, it would hear nothing else
      await second.stop();
    }
  });
});

/** A place to build and a machine, in which the commands of docs/RUNNING.md do what they print; its services only write down. */
class Machine {
  readonly folder = mkdtempSync(join(tmpdir(), 'nasaq-machine-'));
  readonly releases = join(this.folder, 'srv', 'nasaq', 'releases');
  readonly #built = join(this.folder, 'sources', 'releases');
  readonly #log = join(this.folder, 'log');

  constructor() {
    for (const name of ['bin', 'etc/systemd/system']) mkdirSync(join(this.folder, name), { recursive: true });
    for (const name of ['desk', 'systemctl', 'curl', 'nginx'])
      writeFileSync(
        join(this.folder, 'bin', name),
        `#!/bin/sh\necho "$(readlink ${this.releases}/current): ${name} $*" >> ${this.#log}\n` +
          (name === 'curl' ? `test ! -e ${this.folder}/not-ready\n` : ''),
        { mode: 0o755 },
      );
  }

  /** As a careful builder's umask leaves it. */
  releaseIn(folder: string, name: string, madeAt = 1_700_000_000): void {
    const deploy = join(folder, name, 'deploy');
    mkdirSync(deploy, { recursive: true });
    writeFileSync(join(deploy, 'nasaq@.service'), name, { mode: 0o600 });
    writeFileSync(join(deploy, 'desk'), '', { mode: 0o700 });
    for (const file of [join(deploy, 'desk'), join(folder, name)]) {
      chmodSync(file, 0o700);
      utimesSync(file, madeAt, madeAt);
    }
  }

  build(name: string): void {
    this.releaseIn(this.#built, name);
    symlinkSync(name, join(this.#built, 'current'));
  }

  get current(): string {
    return readlinkSync(join(this.releases, 'current'));
  }

  notReady(): void {
    writeFileSync(join(this.folder, 'not-ready'), '');
  }

  /** What was asked of the machine's programs, each with the release that was the current one. */
  run(commands: string): string[] {
    rmSync(this.#log, { force: true });
    const here = commands
      .replaceAll('root@machine:', '')
      .replaceAll('0123456789ab', 'new')
      .replaceAll(/(?<![\w.])\/(srv|etc)\//g, `${this.folder}/$1/`);
    const { stdout, stderr } = spawnSync('sh', ['-c', here], {
      cwd: join(this.folder, 'sources'),
      encoding: 'utf8',
      env: { ...process.env, PATH: `${this.folder}/bin:${process.env.PATH}` },
    });
    assert.equal(stdout + stderr, '');
    return existsSync(this.#log) ? readFileSync(this.#log, 'utf8').trimEnd().split('\n') : [];
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

describe('The commands that docs/RUNNING.md prints for an update', () => {
  const sending = /^rsync .*$/m.exec(printedUnder('Install').join(''))?.[0] ?? '';
  const [updating = '', pruning = ''] = printedUnder('Update');
  let machine: Machine;
  test.beforeEach(() => {
    test.skip(!ensurePrograms({ rsync: 'rsync' }), 'There is no rsync.');
    machine = new Machine();
    machine.releaseIn(machine.releases, 'old');
    symlinkSync('old', join(machine.releases, 'current'));
    machine.build('new');
  });
  test.afterEach(() => machine.remove());

  test('send a release that becomes the current one only then, and touch a process only when the one before is ready', () => {
    machine.run(sending);
    assert.equal(machine.current, 'old');
    const desk = statSync(join(machine.releases, 'new', 'deploy', 'desk'));
    assert.equal(desk.mode & 0o777, 0o755);
    assert.equal(desk.mtimeMs, 1_700_000_000_000, 'times are part of a release');
    assert.equal(statSync(join(machine.releases, 'new', 'deploy', 'nasaq@.service')).mode & 0o777, 0o644);

    const asked = machine.run(updating);
    assert.match(asked[0] ?? '', /^old: desk backup "?\/var\/backups\/nasaq\/nasaq-[\dTZ-]+\.sqlite$/);
    assert.deepEqual(
      asked.slice(1).map((line) => line.replace(/ -sf .* (?=http)/, ' ')),
      [
        'new: systemctl daemon-reload',
        'new: systemctl restart nasaq@3000',
        'new: curl http://127.0.0.1:3000/readyz',
        'new: systemctl try-restart nasaq@3001 nasaq@desk',
        'new: nginx -t',
        'new: systemctl reload nginx',
      ],
    );
    assert.equal(
      readFileSync(join(machine.folder, 'etc', 'systemd', 'system', 'nasaq@.service'), 'utf8'),
      'new',
    );
  });

  test('leave the second process alone when the first does not come back', () => {
    machine.run(sending);
    machine.notReady();
    assert.match(machine.run(updating).at(-1) ?? '', /^new: curl /);
  });

  test('change nothing for a release that is not there', () => {
    assert.deepEqual(machine.run(updating), []);
    assert.equal(machine.current, 'old');
  });

  test('keep the current release and the three before it, whichever is the current one', () => {
    for (const day of [1, 2, 3, 4, 5]) machine.releaseIn(machine.releases, `day-${day}`, 1_700_000_000 + day);
    machine.run(pruning);
    assert.deepEqual(readdirSync(machine.releases).sort(), ['current', 'day-3', 'day-4', 'day-5', 'old']);
    assert.ok(existsSync(join(machine.releases, 'current', 'deploy', 'desk')));
  });
});
