import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import { openStore } from './open-store.ts';
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
});
