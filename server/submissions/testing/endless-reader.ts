import { parentPort } from 'node:worker_threads';

// In the place of the reader of CVs: one that never comes to an end, on the fastest machine too.
parentPort?.on('message', () => {
  parentPort?.postMessage({ kind: 'started' });
  for (;;);
});
