const minute = 60_000;
const hour = 60 * minute;

/** After each failed attempt: 14 attempts in all, the last a little over 48 hours after the first. */
const pausesMs = [
  1 * minute,
  2 * minute,
  5 * minute,
  10 * minute,
  20 * minute,
  40 * minute,
  80 * minute,
  160 * minute,
  4 * hour,
  6 * hour,
  8 * hour,
  12 * hour,
  13 * hour,
];

/** Up to a quarter longer, so that mails which failed together do not all come back together. */
const jitter = 0.25;

/** No mail waits longer than this between two attempts. */
export const longestPauseMs = Math.max(...pausesMs) * (1 + jitter);

/** How long to wait after the given attempt (counted from 1), or undefined when it was the last. */
export function pauseAfter(attempt: number, random: () => number = Math.random): number | undefined {
  const pauseMs = pausesMs[attempt - 1];
  return pauseMs === undefined ? undefined : Math.round(pauseMs * (1 + jitter * random()));
}
