import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePrograms } from '../tools/dev/debian-packages.ts';
import { releasesFolder, root } from '../tools/root.ts';
import { describe, test } from './browser.ts';

const file = (name: string) => join(root, 'deploy', name);
const run = (program: string, args: readonly string[], env: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, output: stdout + stderr };
};

/** What is in deploy/ by the programs that will read it. */
describe('What an operator installs is understood by', () => {
  let folder = '';
  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'nasaq-deploy-'));
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('systemd, which finds little to reproach it with', () => {
    test.skip(!ensurePrograms({ 'systemd-analyze': 'systemd' }), 'There is no systemd.');
    const unit = join(folder, 'nasaq@.service');
    const text = readFileSync(file('nasaq@.service'), 'utf8');
    writeFileSync(unit, text.replace('/usr/bin/node', process.execPath));
    const verified = run('systemd-analyze', ['verify', unit]);
    assert.equal(verified.status, 0, verified.output);
    assert.equal(verified.output, '');
    // Exposure in tenths: 2.0 of 10.
    const judged = run('systemd-analyze', ['security', '--offline=true', '--threshold=20', unit]);
    assert.equal(judged.status, 0, judged.output);
  });

  test('Prometheus', () => {
    test.skip(!ensurePrograms({ promtool: 'prometheus' }), 'There is no promtool.');
    const checked = run('promtool', ['check', 'rules', file('alerts.yml')]);
    assert.equal(checked.status, 0, checked.output);
  });

  test('Compose', () => {
    test.skip(!ensurePrograms({ 'docker-compose': 'docker-compose' }), 'There is no docker-compose.');
    for (const name of ['site.env', 'postgres-password']) writeFileSync(join(folder, name), '');
    writeFileSync(join(folder, 'compose.yaml'), readFileSync(file('compose.yaml')));
    const checked = run('docker-compose', ['-f', join(folder, 'compose.yaml'), 'config', '-q']);
    assert.equal(checked.status, 0, checked.output);
  });

  test('Caddy', () => {
    test.skip(!ensurePrograms({ caddy: 'caddy' }), 'There is no Caddy.');
    const checked = run('caddy', ['validate', '--config', file('Caddyfile'), '--adapter', 'caddyfile'], {
      NASAQ_RELEASES: releasesFolder,
      NASAQ_SERVERS: 'site1:3000 site2:3000',
      NASAQ_DESK: 'desk:3001',
      SITE_NAME: 'www.example.com',
      DESK_NAME: 'desk.example.com',
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    });
    assert.equal(checked.status, 0, checked.output);
  });
});
