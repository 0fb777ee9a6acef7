import { readFileSync } from 'node:fs';

/** Ticks of all processors since the machine started: those taken away by others on the same host, and all of them. */
function ticks(): readonly [taken: number, all: number] {
  try {
    const [, ...times] = (readFileSync('/proc/stat', 'utf8').split('\n', 1)[0] ?? '')
      .split(/\s+/)
      .map(Number);
    // user, nice, system, idle, iowait, irq, softirq, steal; what follows is counted among these.
    const counted = times.slice(0, 8);
    return [counted[7] ?? 0, counted.reduce((sum, time) => sum + time, 0)];
  } catch {
    // Only Linux tells.
    return [0, 0];
  }
}

/** Called at the end of a measurement: the share of the machine that was taken away during it. */
export function watchTakenAway(): () => number {
  const [takenBefore, allBefore] = ticks();
  return () => {
    const [taken, all] = ticks();
    return (taken - takenBefore) / Math.max(1, all - allBefore);
  };
}
