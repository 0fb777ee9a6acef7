import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { cvMaxBytes } from '../../../contract/limits.ts';
import { buildPdf } from '../../submissions/testing/build-pdf.ts';
import { applicant } from '../../submissions/testing/test-api.ts';
import { type Answered, ask } from './ask.ts';

/** A CV of the largest size, as a multipart body; with more bytes than that when asked for. */
export async function application(
  extraBytes = 0,
): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(applicant)) form.set(name, value);
  const pdf = buildPdf({ words: 'x'.repeat(cvMaxBytes - 2000) });
  form.set('cv', new File([new Uint8Array(Buffer.concat([pdf, Buffer.alloc(extraBytes, '\n')]))], 'cv.pdf'));
  const request = new Request('http://x', { method: 'POST', body: form });
  return {
    headers: { 'Content-Type': request.headers.get('Content-Type') ?? '' },
    body: Buffer.from(await request.arrayBuffer()),
  };
}

export interface UploadLoop {
  /** Ends it, and tells how often each status was answered. */
  stop(): Promise<Record<string, number>>;
}

/** So many applicants, each of whom sends a CV of the largest size again and again, in a thread of their own. */
export async function uploadsInALoop(address: string, count: number): Promise<UploadLoop> {
  const { headers, body } = await application();
  const worker = new Worker(new URL('./upload-loop.ts', import.meta.url), {
    workerData: { address, count, headers, body },
  });
  await once(worker, 'message');
  return {
    async stop() {
      const statuses = once(worker, 'message') as Promise<[Record<string, number>]>;
      worker.postMessage('stop');
      return (await statuses)[0];
    },
  };
}

/** How long the home page takes, asked for again and again by a few visitors until `done` says so. */
export async function pageTimes(address: string, done: () => boolean): Promise<number[]> {
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      while (!done()) {
        const answer: Answered = await ask(address, '/', { headers: { 'Accept-Encoding': 'br' } });
        times.push(answer.ms);
      }
    }),
  );
  return times.sort((a, b) => a - b);
}
