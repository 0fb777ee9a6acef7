import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever the kernel's own clock does. */
const ticksPerSecond = 100;

/** A process and its children: nginx works in a child. */
export function processes(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [pid, ...children.map(Number)];
}

/** Seconds of processor time that a process and its children have used. */
export function processorSeconds(pid: number): number {
  return processes(pid).reduce((sum, id) => {
    // The name in brackets may hold blanks; user and system time are the 12th and 13th field after it.
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return sum + (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  }, 0);
}

/** Milliseconds of processor time that a process's first thread has used: in Node, the one that serves everybody. */
export function mainThreadMs(pid: number | undefined): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

/** Memory that a process holds, in megabytes. */
export function residentMb(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}
