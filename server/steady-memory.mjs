import process from 'node:process';

const setting = 'MALLOC_MMAP_THRESHOLD_';

/**
 * Linux's malloc moves its line between large and small pieces upwards with every large piece that is given back, and keeps
 * what is below it for itself: the memory of uploads would never go back. A set line stays, but is read before a program's
 * first instruction, so this process starts once more in its own place, with the same id
 * (docs/decisions/22-memory-comes-back.md). Plain JavaScript, for tools/with-install.mjs needs it on the machine's own Node.
 */
export function steadyMemory() {
  if (process.platform !== 'linux' || process.env[setting] !== undefined) return;
  const env = { ...process.env, [setting]: String(128 * 1024) };
  if (process.execve)
    process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], env);
  // An older Node only hands it on to what it starts.
  process.env[setting] = env[setting];
}
