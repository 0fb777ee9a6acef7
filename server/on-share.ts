let last: Promise<unknown> = Promise.resolve();

/**
 * Reads or writes in the backup folder, which may be on a share whose server has gone: one after the other in the whole
 * process, for each that is never answered holds one of the few threads that read files, hash and look up names. Never one
 * within another: it would wait for itself. What waits here holds no thread, but whoever asks again and again has to see to
 * it that only one of theirs does.
 */
export function onShare<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}
