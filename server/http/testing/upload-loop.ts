import { parentPort, workerData } from 'node:worker_threads';
import { ask } from './ask.ts';

// Apart from who measures: sending hundreds of megabytes takes its time too.

const { address, count, headers, body } = workerData as {
  address: string;
  count: number;
  headers: Record<string, string>;
  body: Uint8Array;
};
const statuses: Record<string, number> = {};
let going = true;
parentPort?.once('message', () => {
  going = false;
});
const loops = Array.from({ length: count }, async () => {
  while (going) {
    const { status } = await ask(address, '/api/application/career', {
      method: 'POST',
      headers,
      body: Buffer.from(body.buffer, body.byteOffset, body.byteLength),
    });
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (Object.values(statuses).reduce((a, b) => a + b) === 1) parentPort?.postMessage('begun');
  }
});
await Promise.all(loops);
parentPort?.postMessage(statuses);
process.exit();
