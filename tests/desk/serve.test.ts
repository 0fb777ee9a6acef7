import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { desk as words } from '../../content/desk.ts';
import { siteName } from '../../server/announce.ts';
import { freePort } from '../../tools/dev/free-port.ts';
import { root } from '../../tools/root.ts';

/** Starts the server as an operator does; what it prints until it says this. */
async function started(env: Record<string, string>, until: RegExp) {
  const child: ChildProcess = spawn(process.execPath, [join(root, 'server', 'main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, METRICS_PORT: '0', ...env },
  });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk;
      if (until.test(printed)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`It ended with ${code}: ${printed}`)));
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      child.removeAllListeners('exit');
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return { printed: () => printed, stop };
}

test('site and desk run as two processes on one store, and an operator is told how to let the first in', async () => {
  const [port, deskPort] = [await freePort(), await freePort()];
  const dataDir = mkdtempSync(join(tmpdir(), 'nasaq-serve-'));
  const env = { DATA_DIR: dataDir, PORT: String(port), DESK_PORT: String(deskPort) };
  const isUp = (at: number) =>
    fetch(`http://localhost:${at}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const desk = await started({ ...env, SERVE: 'desk' }, new RegExp(`${words.name}: http:\\S+\n[^\n]*\n`));
  expect(desk.printed()).toContain('npm run desk -- staff add');
  expect(desk.printed()).not.toContain(siteName);
  expect([await isUp(deskPort), await isUp(port)]).toEqual([true, false]);
  const site = await started(
    { ...env, SERVE: 'site', HOST: 'localhost' },
    new RegExp(`${siteName}: http:\\S+`),
  );
  expect(site.printed()).not.toContain(words.name);
  expect([await isUp(deskPort), await isUp(port)]).toEqual([true, true]);
  await site.stop();
  await desk.stop();
  rmSync(dataDir, { recursive: true });
});
