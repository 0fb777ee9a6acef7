import { setTimeout as pause } from 'node:timers/promises';

/** Runs `attempt` again after each pause while its error is one that passes by itself. */
export async function retry<T>(
  attempt: () => Promise<T>,
  { passes, pausesMs }: { passes: (error: unknown) => boolean; pausesMs: readonly number[] },
): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await attempt();
    } catch (error) {
      if (!passes(error)) throw error;
      await pause(pauseMs);
    }
  }
  return attempt();
}
