import { chromium } from '@playwright/test';
import lighthouse, { type Config, desktopConfig } from 'lighthouse';
import { allPaths, paths, twinOf } from '../content/model/paths.ts';
import { ensureChromium, findChromium } from '../tools/dev/chromium.ts';
import { freePort } from '../tools/dev/free-port.ts';
import { startProgram } from '../tools/dev/servers-under-test.ts';
import { quantile, type Table } from './table.ts';
import { watchTakenAway } from './taken-away.ts';

const runs = 5;
const rounds = 4;
/**
 * Lighthouse makes the processor four times slower, which it takes for a phone of the middle class where its index is
 * 1500 to 2000; between 1000 and 1500 it recommends twice (its docs/throttling.md). The factor stays at four, so what
 * is measured below this index tells of a slower phone than the one that is meant.
 */
const steadyProcessor = 1300;
const mostTaken = 0.02;
/** Whether a run tells of the page and not of the machine. If not, more are made when all addresses have had theirs. */
const isSteady = ({ processor, taken }: Reading) => processor >= steadyProcessor && taken <= mostTaken;
const allCategories = ['performance', 'accessibility', 'best-practices'];
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
  readonly speedIndex: number;
  readonly blocked: number;
  readonly shift: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly requests: number;
  /** How fast Lighthouse found this machine. */
  readonly processor: number;
  /** The share of the machine that others took meanwhile. */
  readonly taken: number;
  readonly complaints: readonly string[];
}

interface Visit {
  readonly url: string;
  readonly port: number;
  readonly config: Config | undefined;
  readonly categories: string[];
}

/** A browser that is asked hundreds of times loses a recording now and then. */
const attempts = 3;

async function report({ url, port, config, categories: onlyCategories }: Visit) {
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(
      url,
      // The page for lost visitors answers 404, and is to be measured as well.
      { port, logLevel: 'error', onlyCategories, disableFullPageScreenshot: true, ignoreStatusCode: true },
      config,
    );
    if (result && !result.lhr.runtimeError) return result.lhr;
    const why = result?.lhr.runtimeError?.message ?? 'no result';
    if (attempt === attempts) throw new Error(`Lighthouse could not read ${url}: ${why}`);
  }
}

async function read(visit: Visit): Promise<Reading> {
  const takenAway = watchTakenAway();
  const lhr = await report(visit);
  const taken = takenAway();
  const { audits, categories } = lhr;
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
    speedIndex: value('speed-index'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    before: bytes(early),
    after: bytes(requests.filter((request) => !early.includes(request))),
    requests: early.length,
    processor: lhr.environment.benchmarkIndex,
    taken,
    complaints: ['accessibility', 'best-practices'].flatMap((id) =>
      (categories[id]?.auditRefs ?? [])
        .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
        .map(({ id: audit }) => audit),
    ),
  };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const kb = (list: readonly number[]) => list.map((bytes) => (bytes / 1024).toFixed(1)).join(' / ');

const columns = [
  'address',
  'performance / accessibility / best practices',
  'first paint',
  'largest paint',
  'speed index',
  'blocked',
  'shift',
  'KB before load: HTML / CSS / script / font / pictures',
  'KB after load',
  'requests before load',
];

/** Their words alone are more than arrives at once (docs/decisions/12-largest-paint.md). */
const isLong = (path: string): boolean =>
  ([paths.home, paths.services] as string[]).some((long) => path === long || path === twinOf(long));

/** By how much the pages miss what was aimed at, worst first. */
function missed(all: ReadonlyMap<string, Reading>): string[] {
  const long = new Map([...all].filter(([path]) => isLong(path)));
  const others = new Map([...all].filter(([path]) => !isLong(path)));
  const aims: readonly [
    string,
    ReadonlyMap<string, Reading>,
    (reading: Reading) => number,
    number,
    (value: number) => string,
  ][] = [
    ['largest paint of the home page and /services', long, (reading) => reading.largestPaint, 1300, seconds],
    ['largest paint of the others', others, (reading) => reading.largestPaint, 1200, seconds],
    ['blocked', all, (reading) => reading.blocked, 50, (ms) => `${ms.toFixed(0)} ms`],
    ['shift', all, (reading) => reading.shift, 0, (shift) => shift.toFixed(3)],
    ['performance below 100', all, (reading) => -reading.performance, -100, (score) => `${-score}`],
    ['requests', all, (reading) => reading.requests, 20, String],
  ];
  return aims.map(([name, pages, pick, aim, show]) => {
    const over = [...pages].filter(([, reading]) => pick(reading) > aim);
    over.sort(([, one], [, other]) => pick(other) - pick(one));
    const worst = over.slice(0, 3).map(([path, reading]) => `${path} ${show(pick(reading))}`);
    return `${name}: aim ${show(aim)}, missed by ${over.length} of ${pages.size}${over.length > 0 ? `; worst ${worst.join(', ')}` : ''}.`;
  });
}

/** Pages that are measured in Arabic too, right after the English ones. */
const twins: readonly string[] = [
  paths.home,
  paths.services,
  paths.contact,
  paths.service('hard-services', 'chiller'),
];

const withTwins = (): string[] =>
  allPaths().flatMap((path) => (twins.includes(path) ? [path, twinOf(path)] : [path]));

/** What the table shows of an address: the medians of its runs. */
function summary(all: readonly [Reading, ...Reading[]]): Reading {
  const steady = all.filter(isSteady);
  const readings =
    steady.length >= runs
      ? steady
      : all.toSorted((one, other) => other.processor - one.processor).slice(0, runs);
  const median = (pick: (reading: Reading) => number) => quantile(readings.map(pick), 0.5);
  return {
    ...all[0],
    performance: median((reading) => reading.performance),
    firstPaint: median((reading) => reading.firstPaint),
    largestPaint: median((reading) => reading.largestPaint),
    speedIndex: median((reading) => reading.speedIndex),
    blocked: median((reading) => reading.blocked),
    shift: median((reading) => reading.shift),
    processor: Math.min(...readings.map((reading) => reading.processor)),
    taken: Math.max(...readings.map((reading) => reading.taken)),
  };
}

const steadiness = (pages: readonly Reading[]) =>
  `Lighthouse's index of this processor: ${Math.min(...pages.map(({ processor }) => processor)).toFixed(0)} at the least; the slower the machine, the longer a page seems blocked. Others took at most ${(100 * Math.max(...pages.map(({ taken }) => taken))).toFixed(0)} % of it. Runs below ${steadyProcessor} or above ${100 * mostTaken} % were made again, in up to ${rounds} rounds.`;

/** Every address as Lighthouse sees it, each the median of five runs on a steady machine. */
export const benchPages =
  (device: 'mobile' | 'desktop') =>
  async (addresses: readonly string[]): Promise<Table> => {
    const config = device === 'desktop' ? desktopConfig : undefined;
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
    const readings = new Map<string, [Reading, ...Reading[]]>();
    try {
      for (let round = 0; round < rounds; round += 1)
        for (const path of addresses.length > 0 ? addresses : withTwins()) {
          const visit = { url: site.address + path, port, config, categories: ['performance'] };
          // Only speed differs from one run to the next.
          const all = readings.get(path) ?? [await read({ ...visit, categories: allCategories })];
          readings.set(path, all);
          for (let run = 1; run < runs && all.filter(isSteady).length < runs; run += 1)
            all.push(await read(visit));
        }
    } finally {
      await browser.close();
      await site.stop();
    }
    const pages = new Map([...readings].map(([path, all]) => [path, summary(all)]));
    return {
      title: `Pages, ${device}`,
      columns,
      rows: [...pages].map(([path, reading]) => [
        path,
        `${reading.performance} / ${reading.accessibility} / ${reading.bestPractices}`,
        seconds(reading.firstPaint),
        seconds(reading.largestPaint),
        seconds(reading.speedIndex),
        `${reading.blocked.toFixed(0)} ms`,
        reading.shift.toFixed(3),
        kb(reading.before),
        kb(reading.after),
        reading.requests,
      ]),
      notes: [
        steadiness([...pages.values()]),
        ...(device === 'mobile' ? missed(pages) : []),
        ...[...pages].flatMap(([path, { complaints }]) =>
          complaints.map((complaint) => `${path}: ${complaint}`),
        ),
      ],
    };
  };
