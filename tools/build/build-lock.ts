import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.ts';

const file = join(root, '.cache', 'build.lock');

/** Two builds in one folder would delete each other's files; the second is told so. Returns what gives the place back. */
export function lockBuild(): () => void {
  mkdirSync(dirname(file), { recursive: true });
  for (;;)
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch {
      const holder = Number(readFileSync(file, 'utf8'));
      if (isAlive(holder))
        throw new Error(`Another build of this folder is under way (process ${holder}); wait for it.`);
      rmSync(file, { force: true });
    }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
