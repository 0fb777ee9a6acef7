/** Longer than any disk that is well takes. */
const patienceMs = 10_000;

/**
 * Looks at something that may never answer, as a share whose server has gone: after a while there is an error instead. None
 * begins before the last one has ended, for each of them holds one of the few threads that read files.
 */
export function inTime<T>(look: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return async () => {
    running ??= look().finally(() => {
      running = undefined;
    });
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => reject(Object.assign(new Error('There is no answer.'), { code: 'ETIMEDOUT' })),
      patienceMs,
    );
    try {
      return await Promise.race([running, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
