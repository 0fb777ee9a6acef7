// Runs a TypeScript program of this project on the Node that comes with it, installing first what is
// missing. Plain JavaScript on purpose: this file must run on the machine's own Node (20 or newer).
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { steadyMemory } from '../server/steady-memory.mjs';
import { endWithParent } from './end-with-parent.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const pinnedNode = join(root, 'node_modules', '.bin', 'node');
const stampFile = join(root, 'node_modules', '.installed');
const lockHash = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const installed =
  existsSync(pinnedNode) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash;
const [name, ...rest] = process.argv.slice(2);
const program = join(root, name);

// The server runs in this process, and what it starts with is set here.
if (name === 'tools/dev/start.ts') steadyMemory();
if (process.env.npm_lifecycle_event) endWithParent();
// What was compiled once is not compiled again, here and in whatever this starts.
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache', 'compiled');
module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);

if (installed && realpathSync(pinnedNode) === process.execPath) {
  // npm puts the pinned Node first in the path, so that a process of its own is not needed.
  process.argv.splice(1, 2, program);
  process.chdir(root);
  await import(pathToFileURL(program).href);
} else {
  if (!installed) await install();
  process.exitCode = await run(pinnedNode, [program, ...rest]);
}

async function install() {
  console.log('Installing what package-lock.json names …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--loglevel=error'];
  if ((await (npm ? run(process.execPath, [npm, ...args]) : run('npm', args))) !== 0) {
    console.error('The installation failed; see what npm printed above.');
    process.exit(1);
  }
  writeFileSync(stampFile, lockHash);
}

/** Until it ends; a signal to us is passed on, and then we end too. */
function run(file, args) {
  const child = spawn(file, args, { cwd: root, stdio: 'inherit' });
  let stopped = false;
  const stop = (signal) => {
    stopped = true;
    child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      for (const signal of signals) process.off(signal, stop);
      if (stopped) process.exit(code ?? 1);
      resolve(code ?? 1);
    });
  });
}
