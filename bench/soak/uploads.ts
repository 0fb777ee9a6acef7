import assert from 'node:assert/strict';
import { pageTimes, uploadsInALoop } from '../../server/http/testing/uploads.ts';
import { residentMb } from '../../tools/dev/process-figures.ts';
import { startProgram } from '../../tools/dev/servers-under-test.ts';
import { quantile } from '../table.ts';

const minutes = 2;
const mostP99Ms = 50;
const mostGrownMb = 250;

/** Twenty applicants send the largest CV again and again; whoever reads pages does not notice, and memory comes back. */
export async function uploads(): Promise<string> {
  const server = await startProgram('server/http/testing/sample-site.ts');
  const pagesFor = (seconds: number) => {
    const end = performance.now() + seconds * 1000;
    return pageTimes(server.address, () => performance.now() > end);
  };
  try {
    const alone = quantile(await pagesFor(5), 0.99);
    const before = residentMb(server.process.pid);
    const loop = await uploadsInALoop(server.address, 20);
    const p99 = quantile(await pagesFor(minutes * 60), 0.99);
    const during = residentMb(server.process.pid);
    const statuses = await loop.stop();
    await pagesFor(20);
    const after = residentMb(server.process.pid);
    const seen = `p99 of pages ${p99.toFixed(0)} ms, ${alone.toFixed(0)} ms without uploads; ${before.toFixed(0)} MB before, ${during.toFixed(0)} during, ${after.toFixed(0)} after; answers ${JSON.stringify(statuses)}`;
    assert.ok(p99 < mostP99Ms && after < before + mostGrownMb, seen);
    return seen;
  } finally {
    await server.stop();
  }
}
