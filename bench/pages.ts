import { createServer } from 'node:net';
import lighthouse, { type Config, desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { allPaths } from '../content/paths.ts';
import { findChromium } from '../tests/browser.ts';
import { ensureChromium } from '../tools/chromium.ts';
import { startProgram } from '../tools/servers-under-test.ts';
import { quantile, type Table } from './table.ts';

const runs = 3;
const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'] as const;

interface Request {
  readonly resourceType?: string;
  readonly transferSize: number;
  readonly networkRequestTime: number;
}

/** One run of Lighthouse: what the table shows of it. */
interface Reading {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly requests: number;
  readonly complaints: readonly string[];
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

interface Visit {
  readonly url: string;
  readonly port: number;
  readonly config: Config | undefined;
  readonly categories: string[];
}

async function read({ url, port, config, categories: onlyCategories }: Visit): Promise<Reading> {
  const result = await lighthouse(
    url,
    { port, logLevel: 'error', onlyCategories, disableFullPageScreenshot: true },
    config,
  );
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not read ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { audits, categories } = result.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const details = (id: string) => audits[id]?.details;
  const network = details('network-requests');
  const requests = network?.type === 'table' ? (network.items as unknown as Request[]) : [];
  const metrics = details('metrics');
  const observed = (metrics?.type === 'debugdata' ? metrics.items : []) as { observedLoad?: number }[];
  const loadedAt = observed[0]?.observedLoad ?? Number.NaN;
  const bytes = (list: readonly Request[]) =>
    kinds.map((kind) =>
      list
        .filter(({ resourceType }) => resourceType === kind)
        .reduce((total, { transferSize }) => total + transferSize, 0),
    );
  const start = requests[0]?.networkRequestTime ?? 0;
  const early = requests.filter(({ networkRequestTime }) => networkRequestTime - start <= loadedAt);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    before: bytes(early),
    after: bytes(requests.filter((request) => !early.includes(request))),
    requests: early.length,
    complaints: ['accessibility', 'best-practices'].flatMap((id) =>
      (categories[id]?.auditRefs ?? [])
        .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
        .map(({ id: audit }) => audit),
    ),
  };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const kb = (list: readonly number[]) => list.map((bytes) => (bytes / 1024).toFixed(1)).join(' / ');

/** Every address as Lighthouse sees it on a phone with slow 4G and on a desktop, each the median of three runs. */
export async function benchPages(addresses: readonly string[]): Promise<Table[]> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium() ?? ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--remote-debugging-port=${port}`,
    ],
  });
  const site = await startProgram('server/main.ts');
  const paths = addresses.length > 0 ? addresses : allPaths();
  const tables: Table[] = [];
  try {
    for (const [title, config] of [
      ['mobile', undefined],
      ['desktop', desktopConfig],
    ] as const) {
      const rows: (string | number)[][] = [];
      const complaints = new Set<string>();
      for (const path of paths) {
        const readings: Reading[] = [];
        const visit = { url: site.address + path, port, config };
        // Only speed differs from one run to the next.
        const first = await read({
          ...visit,
          categories: ['performance', 'accessibility', 'best-practices'],
        });
        readings.push(first);
        while (readings.length < runs) readings.push(await read({ ...visit, categories: ['performance'] }));
        const median = (pick: (reading: Reading) => number) => quantile(readings.map(pick), 0.5);
        for (const complaint of first.complaints) complaints.add(`${path}: ${complaint}`);
        rows.push([
          path,
          `${median((r) => r.performance)} / ${first.accessibility} / ${first.bestPractices}`,
          seconds(median((r) => r.firstPaint)),
          seconds(median((r) => r.largestPaint)),
          `${median((r) => r.blocked).toFixed(0)} ms`,
          median((r) => r.shift).toFixed(3),
          kb(first.before),
          kb(first.after),
          first.requests,
        ]);
        console.log(rows.at(-1)?.join('  '));
      }
      tables.push({
        title: `Pages, ${title}`,
        columns: [
          'address',
          'performance / accessibility / best practices',
          'first paint',
          'largest paint',
          'blocked',
          'shift',
          'KB before load: HTML / CSS / script / font / pictures',
          'KB after load',
          'requests before load',
        ],
        rows,
        notes: [...complaints],
      });
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return tables;
}
