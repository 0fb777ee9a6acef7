import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePrograms } from '../tools/dev/debian-packages.ts';
import { releasesFolder, root } from '../tools/root.ts';
import { describe, test } from './browser.ts';
import { printedUnder } from './printed-commands.ts';

const file = (name: string) => join(root, 'deploy', name);
const textOf = (name: string) => readFileSync(file(name), 'utf8');
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
    const text = textOf('nasaq@.service').replace('ExecStart=node', `ExecStart=${process.execPath}`);
    cpSync(file('nasaq@desk.service.d'), join(folder, 'nasaq@desk.service.d'), { recursive: true });
    // The template, and what its drop-in makes of it.
    for (const name of ['nasaq@.service', 'nasaq@desk.service']) {
      const unit = join(folder, name);
      writeFileSync(unit, text);
      const verified = run('systemd-analyze', ['verify', unit]);
      assert.equal(verified.status, 0, verified.output);
      assert.equal(verified.output, '');
      // Exposure in tenths: 2.0 of 10.
      const judged = run('systemd-analyze', ['security', '--offline=true', '--threshold=20', unit]);
      assert.equal(judged.status, 0, judged.output);
    }
  });

  test('Prometheus', () => {
    test.skip(!ensurePrograms({ promtool: 'prometheus' }), 'There is no promtool.');
    const settings = join(folder, 'prometheus.yml');
    const [printed = ''] = printedUnder('What to watch', 'yaml');
    writeFileSync(settings, printed.replace('/srv/nasaq/releases/current/deploy', join(root, 'deploy')));
    const checked = run('promtool', ['check', 'config', settings]);
    assert.equal(checked.status, 0, checked.output);
    assert.match(checked.output, /SUCCESS: \d+ rules found/);
  });

  test('Prometheus, which tells of a single refused visitor, of mails that wait on a quiet day, and of uploads without a place for a while', () => {
    test.skip(!ensurePrograms({ promtool: 'prometheus' }), 'There is no promtool.');
    const cases = join(folder, 'cases.yml');
    // A series says "from+stepxtimes" a minute: one entry of the day fails after an hour; another process failed long ago.
    writeFileSync(
      cases,
      `rule_files: [${file('alerts.yml')}]
tests:
  - interval: 1m
    input_series:
      - series: nasaq_submissions_total{job="nasaq",instance="a",form="quote",outcome="503"}
        values: 0x60 1x120
      - series: nasaq_submissions_total{job="nasaq",instance="b",form="quote",outcome="503"}
        values: 7x180
      - series: nasaq_submissions_total{job="nasaq",instance="a",form="career",outcome="busy"}
        values: 0x10 7x110 8+1x60
      - series: nasaq_mails{job="nasaq",instance="a",status="pending"}
        values: 0x60 8x120
    alert_rule_test:
      - { eval_time: 60m, alertname: NasaqSubmissionsFail, exp_alerts: [] }
      - eval_time: 63m
        alertname: NasaqSubmissionsFail
        exp_alerts:
          - exp_labels: { severity: page }
            exp_annotations:
              summary: Visitors were told within the last hour that their entry could not be stored.
      - { eval_time: 125m, alertname: NasaqSubmissionsFail, exp_alerts: [] }
      - { eval_time: 20m, alertname: NasaqSubmissionsFail, exp_alerts: [] }
      - { eval_time: 15m, alertname: NasaqUploadsFindNoPlace, exp_alerts: [] }
      - { eval_time: 25m, alertname: NasaqUploadsFindNoPlace, exp_alerts: [] }
      - eval_time: 140m
        alertname: NasaqUploadsFindNoPlace
        exp_alerts:
          - exp_labels: { severity: ticket }
            exp_annotations:
              summary: For a quarter of an hour applicants have been told to come again, for too many files arrive at a time.
      - { eval_time: 110m, alertname: NasaqMailWaits, exp_alerts: [] }
      - eval_time: 125m
        alertname: NasaqMailWaits
        exp_alerts:
          - exp_labels: { severity: ticket }
            exp_annotations:
              summary: "8 mails have been waiting: is the mail server there?"
`,
    );
    const tested = run('promtool', ['test', 'rules', cases]);
    assert.equal(tested.status, 0, tested.output);
  });

  test('nginx', () => {
    test.skip(!ensurePrograms({ nginx: 'nginx-light', openssl: 'openssl' }), 'There is no nginx.');
    const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
    const made = ['-keyout', key, '-out', certificate, '-subj', '/CN=www.example.com', '-newkey', 'rsa:2048'];
    assert.equal(run('openssl', ['req', '-x509', '-nodes', '-days', '1', ...made]).status, 0);
    // As it is, but for the places; ports below 1024 are not for everybody.
    const text = textOf('nginx.conf')
      .replaceAll('/srv/nasaq/releases', releasesFolder)
      .replaceAll('/etc/letsencrypt/live/www.example.com', folder)
      .replaceAll(/listen (\[::\]:)?(80|443)/g, 'listen $140$2');
    const settings = join(folder, 'nginx.conf');
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder};`,
    );
    writeFileSync(
      settings,
      `pid ${folder}/pid; events {} http { access_log off; ${places.join(' ')}\n${text}}`,
    );
    const checked = run('nginx', ['-t', '-e', 'stderr', '-p', folder, '-c', settings]);
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
      NASAQ_DESK: 'desk:3000',
      SITE_NAME: 'www.example.com',
      DESK_NAME: 'desk.example.com',
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    });
    assert.equal(checked.status, 0, checked.output);
  });
});

const settingsIn = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].flatMap((line) => line[1]?.split(' ') ?? []);

describe('What an operator installs belongs together:', () => {
  test('backups are made where docs/RUNNING.md says, which the unit may write', () => {
    const [settings = ''] = printedUnder('Install', 'ini');
    const [folder = ''] = settingsIn(settings, 'BACKUP_DIR');
    assert.match(folder, /^\//);
    assert.ok(settingsIn(textOf('nasaq@.service'), 'ReadWritePaths').includes(`-${folder}`));
  });

  test('the operator’s commands run as the server does, on the same store', () => {
    const unit = textOf('nasaq@.service');
    const command = textOf('desk');
    const properties = [...command.matchAll(/--property=(\S+)/g)].map((match) => match[1] ?? '');
    const names = ['User', 'Group', 'UMask', 'StateDirectory', 'EnvironmentFile', 'WorkingDirectory'];
    for (const name of names) assert.ok(properties.some((each) => each.startsWith(`${name}=`)));
    for (const property of properties) assert.ok(unit.includes(`\n${property}\n`), property);
    for (const [, setting = ''] of command.matchAll(/--setenv=(\S+)/g))
      assert.ok(settingsIn(unit, 'Environment').includes(setting), setting);
    assert.match(command, /--setenv=DATA_DIR=/);
  });

  test('the images have the Node that package.json names', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    assert.match(textOf('Containerfile'), new RegExp(`^ARG NODE=${RegExp.escape(dependencies.node)}$`, 'm'));
  });
});
