import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { buildPdf } from '../server/submissions/testing/build-pdf.ts';
import { applicationForm, enquiry } from '../server/submissions/testing/test-api.ts';
import { deployFiles, releaseId } from '../tools/build/build-stamp.ts';
import { fillRelease } from '../tools/release/release.ts';
import { root } from '../tools/root.ts';
import { describe, test } from './browser.ts';
import { currentRelease } from './proxy-under-test.ts';
import { sandboxFor } from './sandbox.ts';

describe('A release', () => {
  test('holds what it needs to run, and nothing that builds or tests', () => {
    const release = currentRelease();
    const { engines } = JSON.parse(readFileSync(join(release, 'package.json'), 'utf8'));
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    assert.match(engines.node, new RegExp(`^>=${dependencies.node} `));
    assert.equal(readFileSync(join(release, '.node-version'), 'utf8'), `${dependencies.node}\n`);
    for (const name of [
      'vite',
      'sharp',
      'lighthouse',
      '@playwright',
      'typescript',
      '@react-router/dev',
      'node',
    ])
      assert.ok(!existsSync(join(release, 'node_modules', name)), name);
    const sources = ['server', 'contract', 'content'].flatMap((folder) =>
      readdirSync(join(release, folder), { recursive: true, encoding: 'utf8' }),
    );
    assert.deepEqual(
      sources.filter((file) => /\.test\.ts$|(^|\/)testing(\/|$)/.test(file)),
      [],
    );
  });

  test('carries all that is delivered for an operator, and nothing that an operator keeps beside it', () => {
    const ignored = (name: string) =>
      readFileSync(join(root, name), 'utf8')
        .split('\n')
        .map((line) => line.replace(/^\//, ''))
        .filter((line) => line.startsWith('deploy/'));
    const secrets = ignored('.gitignore');
    for (const secret of ['deploy/site.env', 'deploy/postgres-password']) assert.ok(secrets.includes(secret));
    assert.deepEqual(ignored('.dockerignore'), secrets);
    const absent = secrets.filter((secret) => !existsSync(join(root, secret)));
    const id = releaseId();
    const folder = mkdtempSync(join(tmpdir(), 'nasaq-release-'));
    try {
      for (const secret of absent) writeFileSync(join(root, secret), 'secret');
      assert.equal(releaseId(), id);
      fillRelease(folder, id);
      const filesIn = (place: string) =>
        globSync('deploy/**', { cwd: place, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(place.length + 1))
          .sort();
      assert.deepEqual(filesIn(folder), [...deployFiles].sort());
      assert.deepEqual(
        filesIn(root).filter((name) => !secrets.includes(name)),
        [...deployFiles].sort(),
      );
    } finally {
      for (const secret of absent) rmSync(join(root, secret));
      rmSync(folder, { recursive: true });
    }
  });

  test('runs on an empty machine that it cannot write to, as nobody, keeps what it took and backs it up', async () => {
    test.setTimeout(240_000);
    const sandbox = sandboxFor(currentRelease());
    test.skip(!sandbox, 'There is no bubblewrap, or it may not make a sandbox here.');
    if (!sandbox) return;
    try {
      const first = await sandbox.start();
      assert.equal((await fetch(first.address)).status, 200);
      assert.equal((await fetch(`${first.address}/readyz`)).status, 200);
      const quote = await fetch(`${first.address}/api/application/quote`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(enquiry),
      });
      assert.equal(quote.status, 201);
      const { reference } = (await quote.json()) as { reference: string };
      const career = await fetch(`${first.address}/api/application/career`, {
        method: 'POST',
        body: applicationForm({ name: 'cv.pdf', bytes: buildPdf({ words: 'alone' }) }),
      });
      assert.equal(career.status, 201, await career.text());
      first.process.kill('SIGTERM');
      await once(first.process, 'exit');

      const { status, output } = sandbox.run(['server/desk-cli/main.ts', 'list']);
      assert.equal(status, 0, output);
      assert.ok(output.includes(reference), output);
      const second = await sandbox.start({ BACKUP_DIR: '/data/backups' });
      assert.equal((await fetch(second.address)).status, 200);
      // The first is made at once, behind all others who want the processor, or a file says that it was not.
      const backups = () => globSync('backups/{nasaq-*.sqlite,*FAILED}', { cwd: sandbox.data });
      await expect.poll(backups, { timeout: 120_000 }).toHaveLength(1);
      assert.match(backups()[0] ?? '', /sqlite$/);
      second.process.kill('SIGTERM');
      await once(second.process, 'exit');

      const write = sandbox.run(['-e', 'require("fs").writeFileSync("server/x", "")']);
      assert.match(write.output, /EROFS|EACCES/);
    } finally {
      sandbox.remove();
    }
  });
});
