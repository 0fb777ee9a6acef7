import { Worker } from 'node:worker_threads';
import type { HeldReason } from '../../../contract/cv-verdict.ts';
import type { CvExtension } from '../../../contract/limits.ts';
import type { Judgement } from './findings.ts';

export interface FileToJudge {
  readonly bytes: Uint8Array;
  readonly extension: CvExtension;
}

export type WorkerReport =
  | { readonly kind: 'started' }
  | { readonly kind: 'judged'; readonly judgement: Judgement; readonly heapBytes: number };

export interface InspectionLimits {
  readonly workers: number;
  /** Files that may wait for a worker; more are held as not looked into. */
  readonly waiting: number;
  readonly waitMs: number;
  /** For loading the readers, which a busy machine may take its time over, and then for reading one file. */
  readonly startMs: number;
  readonly readMs: number;
  readonly heapMb: number;
}

const defaultLimits: InspectionLimits = {
  workers: 2,
  waiting: 40,
  waitMs: 20_000,
  startMs: 60_000,
  readMs: 8_000,
  heapMb: 256,
};
/** The parsers keep every name they ever met, so a worker that has grown is replaced by a new one. */
const heapWornBytes = 96 * 1024 * 1024;
const idleMs = 30_000;

interface Job {
  readonly file: FileToJudge;
  readonly settle: (judgement: Judgement) => void;
  readonly waitTimer: NodeJS.Timeout;
}

interface Bench {
  readonly worker: Worker;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

const held = (reason: HeldReason): Judgement => ({ verdict: 'held', reasons: [reason] });

/**
 * Reads strangers' files in threads of their own, with limits of time and memory: a file that is too much for its
 * reader costs that thread, and is held. Threads start with the first file and end when there are no more.
 */
export class InspectionPool {
  readonly #limits: InspectionLimits;
  readonly #reader: URL;
  readonly #benches = new Set<Bench>();
  readonly #waiting: Job[] = [];

  constructor(
    limits: Partial<InspectionLimits> = {},
    reader = new URL('./inspection-worker.ts', import.meta.url),
  ) {
    this.#limits = { ...defaultLimits, ...limits };
    this.#reader = reader;
  }

  /** Never throws and never keeps the caller longer than its limits. */
  judge(file: FileToJudge): Promise<Judgement> {
    if (this.#waiting.length >= this.#limits.waiting) return Promise.resolve(held('busy'));
    return new Promise((settle) => {
      const waitTimer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(job), 1);
        settle(held('busy'));
      }, this.#limits.waitMs);
      const job: Job = { file, settle, waitTimer };
      this.#waiting.push(job);
      this.#assign();
    });
  }

  /** Ends the threads; what is in hand is held. The next file starts new ones. */
  async close(): Promise<void> {
    for (const { settle, waitTimer } of this.#waiting.splice(0)) {
      clearTimeout(waitTimer);
      settle(held('busy'));
    }
    await Promise.all([...this.#benches].map((bench) => this.#dismiss(bench, held('busy'))));
  }

  #assign(): void {
    if (this.#waiting.length === 0) return;
    const free = [...this.#benches].find((bench) => !bench.job);
    const bench = free ?? (this.#benches.size < this.#limits.workers ? this.#hire() : undefined);
    const job = bench && this.#waiting.shift();
    if (!job) return;
    clearTimeout(job.waitTimer);
    clearTimeout(bench.timer);
    bench.job = job;
    bench.timer = setTimeout(() => this.#dismiss(bench, held('tooSlow')), this.#limits.startMs);
    bench.worker.ref();
    // One copy, handed over: the caller keeps its own, whatever becomes of the thread.
    const bytes = Uint8Array.from(job.file.bytes);
    bench.worker.postMessage({ bytes, extension: job.file.extension }, [bytes.buffer]);
  }

  #hire(): Bench {
    const worker = new Worker(this.#reader, {
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.heapMb, maxYoungGenerationSizeMb: 32 },
    });
    const bench: Bench = { worker, job: undefined, timer: undefined };
    worker.on('message', (report: WorkerReport) => this.#heard(bench, report));
    worker.on('error', (error: NodeJS.ErrnoException) =>
      this.#dismiss(
        bench,
        held(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooLargeInside' : 'readerFailed'),
      ),
    );
    worker.on('exit', () => this.#dismiss(bench, held('readerFailed')));
    // After the listeners, which keep the process alive.
    worker.unref();
    this.#benches.add(bench);
    return bench;
  }

  #heard(bench: Bench, report: WorkerReport): void {
    clearTimeout(bench.timer);
    if (report.kind === 'started') {
      bench.timer = setTimeout(() => this.#dismiss(bench, held('tooSlow')), this.#limits.readMs);
      return;
    }
    const { job } = bench;
    bench.job = undefined;
    bench.worker.unref();
    job?.settle(report.judgement);
    if (report.heapBytes > heapWornBytes) void this.#dismiss(bench, held('readerFailed'));
    else bench.timer = setTimeout(() => this.#dismiss(bench, held('readerFailed')), idleMs).unref();
    this.#assign();
  }

  /** Ends a thread; the file in its hands, if any, gets this judgement. */
  async #dismiss(bench: Bench, judgement: Judgement): Promise<void> {
    clearTimeout(bench.timer);
    const { job } = bench;
    bench.job = undefined;
    job?.settle(judgement);
    if (!this.#benches.delete(bench)) return;
    this.#assign();
    // Without a hold on it nobody would hear that it has ended.
    bench.worker.ref();
    await bench.worker.terminate();
  }
}
