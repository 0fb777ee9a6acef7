import { cpus } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../server/storage/testing/postgres-server.ts';
import { currentRelease, startNginx as startNginxWithInclude } from '../tests/proxy-under-test.ts';
import { processorSeconds } from '../tools/dev/process-figures.ts';
import { startProgram } from '../tools/dev/servers-under-test.ts';
import { ensureNginxAndWrk, pin } from './debian-tools.ts';
import { startNginx } from './nginx.ts';
import { post } from './post-entries.ts';
import { quantile, type Table } from './table.ts';
import { wrk } from './wrk.ts';

const entries = 2000;
const rounds = 5;
const wrkCore = Math.min(1, cpus().length - 1);
const median = (values: readonly number[]) => quantile(values, 0.5);

/** Submissions by 1, 2 and 4 processes on one PostgreSQL behind nginx. */
export async function benchProcesses(): Promise<Table> {
  ensureNginxAndWrk();
  // A database under test does not keep a program running by itself.
  const awake = setInterval(() => undefined, 1000);
  try {
    return await submissions();
  } finally {
    clearInterval(awake);
  }
}

async function submissions(): Promise<Table> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('There is no PostgreSQL on this machine.');
  const rows: string[][] = [];
  try {
    for (const count of [1, 2, 4]) {
      const env = { DATABASE_URL: await postgres.createDatabase(), TRUST_PROXY: '1' };
      const program = join(currentRelease(), 'server', 'main.ts');
      const servers = await Promise.all(Array.from({ length: count }, () => startProgram(program, env)));
      const proxy = await startNginxWithInclude(
        currentRelease(),
        servers.map(({ address }) => address),
      );
      try {
        await post(proxy.address, 200);
        const used = () => servers.reduce((sum, { process }) => sum + processorSeconds(process.pid ?? 0), 0);
        const before = used();
        const { perSecond, times } = await post(proxy.address, entries);
        const cost = ((used() - before) / entries) * 1000;
        rows.push([
          String(count),
          `${perSecond.toFixed(0)}/s`,
          `${median(times).toFixed(1)} ms, ${quantile(times, 0.95).toFixed(1)} ms`,
          `${cost.toFixed(2)} ms`,
          `${(1000 / cost).toFixed(0)}/s`,
        ]);
      } finally {
        await proxy.stop();
        await Promise.all(servers.map((server) => server.stop()));
      }
    }
  } finally {
    await postgres.stop();
  }
  return {
    title: 'Processes',
    columns: ['processes', 'submissions', 'p50 and p95', 'processor time each', 'a whole processor would do'],
    rows,
    notes: [
      `${entries} enquiries, 32 at a time, through nginx to processes on one PostgreSQL with synchronous commits. Database, proxy, processes and the sender share ${cpus().length} processors, so that more processes than processors bring nothing here; the last column says what a processor of its own gives.`,
    ],
  };
}

/** What the include costs: the same page from the same nginx, with the headers written by hand for this one page. */
export async function benchProxy(): Promise<Table> {
  ensureNginxAndWrk();
  const release = currentRelease();
  const server = await startProgram(join(release, 'server', 'main.ts'));
  const tuned = 'open_file_cache max=1000;\n  keepalive_requests 1000000000;';
  const included = await startNginxWithInclude(release, [server.address], tuned);
  const headers = Object.fromEntries(
    [...(await fetch(`${server.address}/`)).headers].filter(
      ([name]) => !/^(date|connection|keep-alive|content-(type|length|encoding)|etag|transfer-)/.test(name),
    ),
  );
  const own = await startNginx(join(release, 'build', 'client'), headers);
  const measured: Record<'included' | 'own', { perSecond: number[]; cost: number[] }> = {
    included: { perSecond: [], cost: [] },
    own: { perSecond: [], cost: [] },
  };
  try {
    for (const { pid } of [included, own]) pin(pid, 0);
    for (let round = 0; round <= rounds; round += 1)
      for (const [name, { address, pid }] of Object.entries({ included, own })) {
        const seconds = 5;
        const before = processorSeconds(pid);
        const { perSecond } = await wrk(`${address}/`, {
          seconds,
          headers: { 'Accept-Encoding': 'br' },
          core: wrkCore,
        });
        // The first round warms up.
        if (round === 0) continue;
        const { perSecond: rates, cost } = measured[name as keyof typeof measured];
        rates.push(perSecond);
        cost.push(((processorSeconds(pid) - before) / (perSecond * seconds)) * 1e6);
      }
  } finally {
    await Promise.all([included.stop(), own.stop(), server.stop()]);
  }
  const ratio = (figure: 'perSecond' | 'cost') =>
    median(
      measured.included[figure].map((value, turn) => {
        const other = measured.own[figure][turn] ?? Number.NaN;
        return figure === 'cost' ? other / value : value / other;
      }),
    ).toFixed(2);
  return {
    title: 'Pages through the proxy',
    columns: ['figure', 'nginx with our include', 'nginx by itself', 'ratio', 'aim'],
    rows: [
      [
        'home page: answers',
        `${median(measured.included.perSecond).toFixed(0)}/s`,
        `${median(measured.own.perSecond).toFixed(0)}/s`,
        ratio('perSecond'),
        '0.95 or more',
      ],
      [
        'home page: processor time an answer',
        `${median(measured.included.cost).toFixed(1)} µs`,
        `${median(measured.own.cost).toFixed(1)} µs`,
        ratio('cost'),
        '0.95 or more',
      ],
    ],
    notes: [
      `One worker each, the same brotli file with the same headers, by itself through brotli_static; medians of ${rounds} rounds taken in turns. Of processor time the ratio is nginx’s own to ours.`,
    ],
  };
}
