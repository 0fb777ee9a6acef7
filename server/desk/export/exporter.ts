import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { ReadableStream as WebStream } from 'node:stream/web';
import type { EntryFilter, ExportFormat } from '../../../contract/desk/entries.ts';
import type { Logger } from '../../logger.ts';
import type { StorePlace } from '../../storage/open-store.ts';
import type { Scope } from '../../storage/select-entries.ts';

/** What is to be exported, as it is told to the program that does it. */
export interface ExportJob {
  readonly format: ExportFormat;
  readonly scope: Scope;
  readonly filter: EntryFilter;
}

export interface ExportOrder {
  readonly place: StorePlace;
  readonly job: ExportJob;
  readonly visited: boolean;
}

/** Told whenever it changes: whether there are visitors who would notice the work. */
export interface ExportPace {
  readonly visited: boolean;
}

/** How many entries have gone out so far. */
export interface ExportNews {
  readonly count: number;
}

export type Exporter = (
  job: ExportJob,
  onEnd: (count: number) => Promise<void>,
) => ReadableStream<Uint8Array>;

const program = join(import.meta.dirname, 'export-program.ts');
const lookMs = 500;

/**
 * Exports by a process of their own: writing out a hundred thousand entries must not hold up a single visitor. It is
 * started when the first piece is asked for, so that an answer that nobody reads leaves none behind.
 */
export const exporterFor =
  (place: StorePlace, logger: Logger, isVisited: () => boolean): Exporter =>
  (job, onEnd) =>
    WebStream.from(pieces({ place, job }, logger, isVisited, onEnd)) as ReadableStream<Uint8Array>;

async function* pieces(
  order: Omit<ExportOrder, 'visited'>,
  logger: Logger,
  isVisited: () => boolean,
  onEnd: (count: number) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  const child = fork(program, {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  let count = 0;
  child.on('message', (news) => {
    ({ count } = news as ExportNews);
  });
  // Its last news is read before the channel closes, which may be after its end.
  const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  ended.catch(() => undefined);
  let visited = isVisited();
  const look = setInterval(() => {
    if (visited === isVisited() || !child.connected) return;
    visited = !visited;
    child.send({ visited } satisfies ExportPace);
  }, lookMs);
  try {
    child.send({ ...order, visited } satisfies ExportOrder);
    // Whoever visits the site comes first.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    if (child.stdout) yield* child.stdout;
    const [[code]] = await ended;
    if (code === 0) return;
    logger.error({ code }, 'An export ended early.');
    throw new Error('An export ended early.');
  } finally {
    clearInterval(look);
    child.kill();
    await onEnd(count);
  }
}
