import assert from 'node:assert/strict';
import { get, type IncomingHttpHeaders } from 'node:http';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tools/dev/free-port.ts';
import { processorSeconds, residentMb } from '../tools/dev/process-figures.ts';
import { startProgram } from '../tools/dev/servers-under-test.ts';
import { root } from '../tools/root.ts';
import { ensureNginxAndWrk, pin } from './debian-tools.ts';
import { startNginx } from './nginx.ts';
import { quantile, type Table } from './table.ts';
import { connections, type Load, wrk } from './wrk.ts';

/** Of nginx's rate; decision 10 says why it is not reached. */
const aim = 0.5;
const rounds = 3;
const serverCore = 0;
const wrkCore = Math.min(1, cpus().length - 1);
const brotli = { 'Accept-Encoding': 'br' };
/** What nginx says by itself, or must not be told. */
const ownHeaders = /^(date|connection|keep-alive|content-(type|length|encoding)|etag|transfer-encoding)/;

interface Contender {
  readonly address: string;
  readonly pid: number;
}

interface Measured extends Load {
  /** Microseconds of processor time for one answer: busy neighbours change it less than the rate. */
  readonly cost: number;
}

/** The same question to both servers, and all that was measured, in turns. */
interface Subject {
  readonly name: string;
  readonly path: string;
  readonly seconds: number;
  readonly headersFor: (contender: Contender) => Promise<Record<string, string>>;
  readonly ours: Measured[];
  readonly nginx: Measured[];
  /** Node's own server with nothing around it: what part of the distance is not ours to close. */
  readonly bare: Measured[];
}

/** One bare answer as it went over the wire. */
function answer(
  url: string,
  headers: Record<string, string> = brotli,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });
}

async function measure(contender: Contender, { path, seconds, headersFor }: Subject): Promise<Measured> {
  const headers = await headersFor(contender);
  const before = processorSeconds(contender.pid);
  const load = await wrk(contender.address + path, { seconds, headers, core: wrkCore });
  const used = processorSeconds(contender.pid) - before;
  return { ...load, cost: (used / (load.perSecond * seconds)) * 1e6 };
}

/** What the server holds: memory of the process, and the part of the heap that outlives collections. */
async function memory(pid: number, metricsPort: number): Promise<string> {
  const metrics = (await answer(`http://127.0.0.1:${metricsPort}/metrics`)).body.toString();
  const old = Number(/^nodejs_heap_space_size_used_bytes\{space="old"\} (\d+)/m.exec(metrics)?.[1]);
  return `${residentMb(pid).toFixed(0)} (${(old / 2 ** 20).toFixed(1)})`;
}

function headersToCopy(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !ownHeaders.test(name) ? [[name, value]] : [],
    ),
  );
}

export async function benchServing(): Promise<Table> {
  ensureNginxAndWrk();
  const metricsPort = await freePort();
  const server = await startProgram('server/main.ts', { METRICS_PORT: String(metricsPort) });
  const ours: Contender = { address: server.address, pid: server.process.pid ?? 0 };
  const bareServer = await startProgram('bench/bare-server.ts');
  const bare: Contender = { address: bareServer.address, pid: bareServer.process.pid ?? 0 };
  const home = await answer(`${ours.address}/`);
  const nginxServer = await startNginx(join(root, 'build', 'client'), headersToCopy(home.headers));
  try {
    const page = (await answer(`${ours.address}/`, {})).body.toString();
    const script = /"(\/static\/js\/entry\.client-[^"]+\.js)"/.exec(page)?.[1] ?? '';
    for (const path of ['/', script]) {
      const [a, b] = [await answer(ours.address + path), await answer(nginxServer.address + path)];
      assert.equal(b.headers['content-encoding'], 'br', 'nginx does not send the brotli file');
      assert.ok(a.body.equals(b.body), `both servers send the same bytes for ${path}`);
    }
    const subjects: Subject[] = [
      subject('home page', '/', 10, async () => brotli),
      subject('home page, unchanged (304)', '/', 5, async ({ address }) => ({
        ...brotli,
        'If-None-Match': String((await answer(`${address}/`)).headers.etag),
      })),
      subject('entry script', script, 5, async () => brotli),
    ];
    const contenders = [ours, nginxServer, bare];
    for (const { pid } of contenders) pin(pid, serverCore);
    for (const each of subjects)
      for (const contender of contenders) await measure(contender, { ...each, seconds: 3 });
    const held = [await memory(ours.pid, metricsPort)];
    for (let round = 0; round < rounds; round += 1) {
      for (const each of subjects) {
        each.ours.push(await measure(ours, each));
        each.nginx.push(await measure(nginxServer, each));
        if (each === subjects[0]) each.bare.push(await measure(bare, each));
      }
      held.push(await memory(ours.pid, metricsPort));
    }
    return table(subjects, home.body.length, held);
  } finally {
    await Promise.all([server.stop(), bareServer.stop(), nginxServer.stop()]);
  }
}

function subject(name: string, path: string, seconds: number, headersFor: Subject['headersFor']): Subject {
  return { name, path, seconds, headersFor, ours: [], nginx: [], bare: [] };
}

function table(subjects: readonly Subject[], bytes: number, held: readonly string[]): Table {
  const [home] = subjects;
  return {
    title: 'Serving',
    columns: ['figure', 'this server', 'nginx', 'ratio', 'spread of the ratio', 'aim'],
    rows: [
      ...subjects.flatMap(({ name, ours, nginx }, index) => [
        row(`${name}: answers`, ours, nginx, 'perSecond', index === 0 ? aim : undefined),
        row(`${name}: processor time an answer`, ours, nginx, 'cost'),
        row(`${name}: p50`, ours, nginx, 'p50'),
        row(`${name}: p99`, ours, nginx, 'p99'),
      ]),
      ...(home
        ? [
            row('home page from Node’s bare server: answers', home.bare, home.nginx, 'perSecond'),
            row('home page from Node’s bare server: processor time an answer', home.bare, home.nginx, 'cost'),
          ]
        : []),
      [
        `memory, in brackets old heap, in MB: warmed up, then after each of ${rounds} rounds`,
        held.join(', '),
        '',
        '',
        '',
        'not growing',
      ],
    ],
    notes: [
      `One process each, neither logs requests; the home page is the same ${bytes} bytes of brotli with the same headers, from nginx by brotli_static with sendfile and open_file_cache. Node’s bare server is \`bench/bare-server.ts\`.`,
      `wrk with one thread and ${connections} connections, the server on one core and wrk on another, medians of ${rounds} rounds taken in turns. A ratio is ours to nginx’s of the same round; of processor time it is nginx’s to ours, so that it can be read like the ratio of answers. Where other programs use the machine, processor time is the figure to trust.`,
    ],
  };
}

const shown: Record<keyof Measured, (value: number) => string> = {
  perSecond: (value) => `${value.toFixed(0)}/s`,
  cost: (value) => `${value.toFixed(0)} µs`,
  p50: (value) => `${value.toFixed(1)} ms`,
  p99: (value) => `${value.toFixed(1)} ms`,
};

function row(
  label: string,
  ours: readonly Measured[],
  nginx: readonly Measured[],
  figure: keyof Measured,
  least?: number,
): string[] {
  const median = (values: readonly Measured[]) =>
    quantile(
      values.map((value) => value[figure]),
      0.5,
    );
  const ratios = ours.map((value, turn) => {
    const other = nginx[turn]?.[figure] ?? Number.NaN;
    return figure === 'cost' ? other / value.cost : value[figure] / other;
  });
  const ratio = quantile(ratios, 0.5);
  return [
    label,
    shown[figure](median(ours)),
    shown[figure](median(nginx)),
    ratio.toFixed(2),
    `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
    least === undefined
      ? ''
      : `${least} or more: ${ratio < least ? `short by ${(least - ratio).toFixed(2)}` : 'met'}`,
  ];
}
