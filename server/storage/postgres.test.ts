import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import pg from 'pg';
import { acceptIn } from './accept.ts';
import { openStore } from './open-store.ts';
import { openPostgres } from './postgres.ts';
import { startPgBouncer } from './testing/pgbouncer.ts';
import { startPostgres, type TestPostgres } from './testing/postgres-server.ts';
import { someSubmission, someSubmissions } from './testing/submission.ts';

describe('PostgreSQL', () => {
  let postgres: TestPostgres | undefined;
  before(async () => {
    postgres = await startPostgres();
  });
  after(() => postgres?.stop());

  test('many processes can start on an empty database at once', async (context) => {
    if (postgres === undefined) return context.skip('no PostgreSQL server can be started on this machine');
    const databaseUrl = await postgres.createDatabase();
    const stores = await Promise.all(
      Array.from({ length: 4 }, () => openStore({ dataDir: tmpdir(), databaseUrl })),
    );
    const submissions = someSubmissions(stores.length);
    await Promise.all(submissions.map((submission, at) => stores[at]?.accept(submission)));
    assert.equal((await stores[0]?.mailCounts())?.pending, 8);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('connections that break are replaced, and nothing is stored twice', async (context) => {
    if (postgres === undefined) return context.skip('no PostgreSQL server can be started on this machine');
    const databaseUrl = await postgres.createDatabase();
    const store = await openStore({ dataDir: tmpdir(), databaseUrl });
    const breaker = new pg.Client({ connectionString: databaseUrl });
    await breaker.connect();
    const breakAll = () =>
      breaker.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    for (let round = 0; round < 5; round += 1) {
      const accepted = Promise.all(someSubmissions(10).map((submission) => store.accept(submission)));
      await breakAll();
      await accepted;
    }
    assert.equal((await store.mailCounts()).pending, 100);
    await breaker.end();
    await store.close();
  });

  test('the server’s own log holds nothing of what visitors typed, not even of entries it refused', async (context) => {
    if (postgres === undefined) return context.skip('no PostgreSQL server can be started on this machine');
    const store = await openStore({ dataDir: tmpdir(), databaseUrl: await postgres.createDatabase() });
    const submission = someSubmission({ reference: 'NSQ-\0' });
    await assert.rejects(store.accept(submission));
    await store.close();
    const log = await postgres.logOnce(/invalid byte sequence.*\n/);
    for (const word of Object.values(submission.fields))
      assert.ok(!log.includes(word), `${word} is in PostgreSQL's log`);
  });

  test('a server that has gone is an error within seconds, not a hanging request', async (context) => {
    const brief = await startPostgres();
    if (brief === undefined) return context.skip('no PostgreSQL server can be started on this machine');
    const store = await openStore({ dataDir: tmpdir(), databaseUrl: await brief.createDatabase() });
    await brief.stop();
    const started = performance.now();
    await assert.rejects(store.accept(someSubmission()));
    await assert.rejects(store.checkWritable());
    assert.ok(performance.now() - started < 10_000);
    await store.close();
  });

  test('lines that have gone silent cost a visitor one wait, and nobody the next', async (context) => {
    if (postgres === undefined) return context.skip('no PostgreSQL server can be started on this machine');
    const databaseUrl = new URL(await postgres.createDatabase());
    const { hostname, port } = databaseUrl;
    const sockets: Socket[] = [];
    const relay = createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const socket of [near, far]) socket.on('error', () => undefined);
      near.pipe(far).pipe(near);
      sockets.push(near, far);
    }).listen(0, '127.0.0.1');
    await once(relay, 'listening');
    databaseUrl.port = String((relay.address() as AddressInfo).port);

    const timeoutMs = 3000;
    const { db, write, close } = await openPostgres(databaseUrl.href, timeoutMs);
    const accept = (count: number) =>
      Promise.all(
        someSubmissions(count).map((submission) =>
          write((trx) => acceptIn(trx, submission, { webhook: false })),
        ),
      );
    await accept(5);
    // As a firewall does that has forgotten them: nothing passes, and nobody is told.
    for (const socket of sockets) {
      socket.unpipe();
      socket.pause();
    }
    const waited = async (count: number) => {
      const began = performance.now();
      await accept(count);
      return performance.now() - began;
    };
    const first = await waited(1);
    assert.ok(first >= timeoutMs && first < 2 * timeoutMs, `${first} ms`);
    assert.ok((await waited(5)) < timeoutMs, 'all lines are new');
    const { count } = await db
      .selectFrom('submission')
      .select((on) => on.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    assert.equal(count, 11);
    await close();
    relay.close();
    for (const socket of sockets) socket.destroy();
  });

  test('what takes too long is given up by the server, and its line is as good as before', async (context) => {
    if (postgres === undefined) return context.skip('no PostgreSQL server can be started on this machine');
    const databaseUrl = await postgres.createDatabase();
    const { write, close } = await openPostgres(databaseUrl, 2000);
    const other = new pg.Client({ connectionString: databaseUrl });
    await other.connect();
    await other.query('begin; lock table submission');
    const accept = () => write((trx) => acceptIn(trx, someSubmission(), { webhook: false }));
    const began = performance.now();
    await assert.rejects(accept(), { code: '57014' });
    assert.ok(performance.now() - began < 2000, 'it is not tried again, for that would take as long');
    await other.query('rollback');
    assert.deepEqual(await accept(), { kind: 'stored' });
    await other.end();
    await close();
  });

  test('an operator can put PgBouncer before it, and every line is still bounded in time', async (context) => {
    if (postgres === undefined) return context.skip('no PostgreSQL server can be started on this machine');
    const bouncer = await startPgBouncer(await postgres.createDatabase());
    if (bouncer === undefined) return context.skip('there is no PgBouncer');
    context.after(() => bouncer.stop());
    const { write, scrub, close } = await openPostgres(bouncer.databaseUrl, 3000);
    const bound = async () => {
      const asked = sql<{
        bound: string;
      }>`select current_setting('statement_timeout') as bound, pg_sleep(0.1)`;
      return write(async (trx) => (await asked.execute(trx)).rows[0]?.bound);
    };
    assert.deepEqual(await Promise.all([bound(), bound(), bound()]), ['2s', '2s', '2s']);
    const accepted = await write((trx) => acceptIn(trx, someSubmission(), { webhook: false }));
    assert.deepEqual(accepted, { kind: 'stored' });
    await scrub({ thorough: true });
    await close();
  });

  test('a server that is killed while files are overwritten is an error, and not the end of ours', async (context) => {
    const brief = await startPostgres();
    if (brief === undefined) return context.skip('no PostgreSQL server can be started on this machine');
    const databaseUrl = await brief.createDatabase();
    const store = await openStore({ dataDir: tmpdir(), databaseUrl });
    const [holder, watcher] = [1, 2].map(() => new pg.Client({ connectionString: databaseUrl }));
    for (const client of [holder, watcher]) {
      client?.on('error', () => undefined);
      await client?.connect();
    }
    await holder?.query('begin; lock table submission');
    const scrubbed = assert.rejects(store.scrub({ thorough: true }));
    const waiting = "select 1 from pg_stat_activity where query like 'vacuum%' and wait_event_type = 'Lock'";
    while ((await watcher?.query(waiting))?.rowCount === 0);
    await brief.crash();
    await scrubbed;
    await store.close();
    await brief.stop();
  });
});
