import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import type { FileToJudge, WorkerReport } from './inspection-pool.ts';
import { judgeFile } from './judge-file.ts';

// pdf-lib speaks of numbers it finds odd; a stranger's file writes nothing into our log.
console.warn = () => undefined;

const report = (message: WorkerReport) => parentPort?.postMessage(message);

parentPort?.on('message', async ({ bytes, extension }: FileToJudge) => {
  report({ kind: 'started' });
  const judgement = await judgeFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), extension);
  report({ kind: 'judged', judgement, heapBytes: getHeapStatistics().used_heap_size });
});
