// Runs a TypeScript program of this project on the Node that comes with it, installing first what is
// missing. Plain JavaScript on purpose: this file alone must run on the machine's own Node (20 or newer).
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const pinnedNode = join(root, 'node_modules', '.bin', 'node');
const stampFile = join(root, 'node_modules', '.installed');
const lockHash = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const installed =
  existsSync(pinnedNode) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash;

if (!installed) {
  console.log('Installing what package-lock.json names …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--loglevel=error'];
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    console.error('The installation failed; see what npm printed above.');
    process.exit(1);
  }
  writeFileSync(stampFile, lockHash);
}

const [program, ...rest] = process.argv.slice(2);
// Linux's malloc keeps for itself what it has once given in large pieces, unless this line between large and small stands
// still: without it the memory of uploads never goes back (docs/decisions/20-memory-comes-back.md).
const env = { MALLOC_MMAP_THRESHOLD_: '131072', ...process.env };
const child = spawn(pinnedNode, [join(root, program), ...rest], { cwd: root, stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
