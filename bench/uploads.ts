import { ask } from '../server/http/testing/ask.ts';
import { pageTimes, uploadsInALoop } from '../server/http/testing/uploads.ts';
import { mainThreadMs, residentMb } from '../tools/dev/process-figures.ts';
import { startProgram } from '../tools/dev/servers-under-test.ts';
import { quantile } from './table.ts';

interface UploadFigures {
  readonly p99Alone: number;
  readonly p99: number;
  /** Memory before, during and after. */
  readonly mb: readonly number[];
  readonly statuses: Readonly<Record<string, number>>;
}

/** How long pages take while twenty applicants send the largest CV again and again for so long. */
export async function measureUploads(seconds: number): Promise<UploadFigures> {
  const server = await startProgram('server/http/testing/sample-site.ts');
  const pagesFor = (length: number) => {
    const end = performance.now() + length * 1000;
    return pageTimes(server.address, () => performance.now() > end);
  };
  try {
    const p99Alone = quantile(await pagesFor(5), 0.99);
    const mb = [residentMb(server.process.pid)];
    const loop = await uploadsInALoop(server.address, 20);
    const p99 = quantile(await pagesFor(seconds), 0.99);
    mb.push(residentMb(server.process.pid));
    const statuses = await loop.stop();
    await pagesFor(10);
    mb.push(residentMb(server.process.pid));
    return { p99Alone, p99, mb, statuses };
  } finally {
    await server.stop();
  }
}

/** Microseconds of the serving thread for an answer with the home page, and for one to an unknown address. */
export async function measureUnknownAddresses(): Promise<{
  readonly home: number;
  readonly unknown: number;
}> {
  const server = await startProgram('server/http/testing/sample-site.ts');
  const [rounds, count] = [20, 100];
  const cost = async (pathOf: (turn: number) => string) => {
    const before = mainThreadMs(server.process.pid);
    for (let turn = 0; turn < count; turn += 1)
      await ask(server.address, pathOf(turn), { headers: { 'Accept-Encoding': 'br' } });
    return mainThreadMs(server.process.pid) - before;
  };
  let [home, unknown] = [0, 0];
  try {
    for (let round = 0; round < rounds; round += 1) {
      home += await cost(() => '/');
      unknown += await cost((turn) => `/nothing-${round}-${turn}`);
    }
  } finally {
    await server.stop();
  }
  const perAnswer = 1000 / (rounds * count);
  return { home: home * perAnswer, unknown: unknown * perAnswer };
}
