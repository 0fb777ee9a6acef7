import assert from 'node:assert/strict';
import { measureUploads } from '../uploads.ts';

const minutes = 2;
const mostP99Ms = 50;
const mostGrownMb = 250;

/** Twenty applicants send the largest CV again and again; whoever reads pages does not notice, and memory comes back. */
export async function uploads(): Promise<string> {
  const { p99Alone, p99, mb, statuses } = await measureUploads(minutes * 60);
  const [before = 0, , after = 0] = mb;
  const seen = `p99 of pages ${p99.toFixed(0)} ms, ${p99Alone.toFixed(0)} ms without uploads; memory before, during, after ${mb.map(Math.round).join(', ')} MB; answers ${JSON.stringify(statuses)}`;
  assert.ok(p99 < mostP99Ms && after < before + mostGrownMb, seen);
  return seen;
}
