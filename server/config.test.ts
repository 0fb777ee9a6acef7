import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { keepDays } from '../content/model/policies.ts';
import { readConfig } from './config.ts';
import { ConfigError } from './setting-values.ts';

const folder = mkdtempSync(join(tmpdir(), 'nasaq-config-'));
after(() => rmSync(folder, { recursive: true }));
const read = (env: Record<string, string>) => readConfig({ DATA_DIR: folder, ...env });

test('an operator who sets nothing gets a working site', () => {
  const config = readConfig({});
  assert.equal(config.port, 3000);
  assert.equal(config.host, '127.0.0.1');
  assert.equal(config.robots, 'noindex, follow');
  assert.equal(config.rateLimitPerMinute, 10);
  assert.equal(config.databaseUrl, undefined);
  assert.ok(config.dataDir.endsWith('/data'));
  assert.equal(config.deskUrl, 'http://localhost:3001');
});

test('what the privacy policy promises is what is enforced by default', () => {
  const { retentionDays, applicationRetentionDays } = readConfig({});
  assert.deepEqual(
    [keepDays.enquiryDays, keepDays.applicationDays],
    [retentionDays, applicationRetentionDays],
  );
});

const wrong: Record<string, string[]> = {
  PORT: ['abc', '-1', '70000', '3000.5', '0x10'],
  METRICS_PORT: ['none'],
  METRICS_HOST: ['everywhere', '10.0.0', 'http://127.0.0.1'],
  SERVE: ['everything', 'Site'],
  DESK_PORT: ['-1', 'off'],
  DESK_HOST: ['0.0.0.0', '192.0.2.1'],
  DESK_URL: ['http://desk.example.com', 'https://desk.example.com/desk', 'http://127.0.0.1:3001', 'desk'],
  DATABASE_URL: ['mysql://localhost/site', 'not an address'],
  SMTP_URL: ['http://mail.example.com', 'smtp:host', 'smtps:', 'smtp:///'],
  SITE_URL: ['nasaq.example', 'ftp://nasaq.example'],
  MAIL_FROM: ['nobody', 'a@b\r\nBcc: c@d'],
  MAIL_TO_QUOTE: ['sales at example'],
  ALLOWED_ORIGINS: ['https://www.example.com/path', '*'],
  TRUST_PROXY: ['yes', '0'],
  RATE_LIMIT_PER_MINUTE: ['0', 'many'],
  RETENTION_DAYS: ['forever', '0', '366', '3650'],
  APPLICATION_RETENTION_DAYS: ['181', '365'],
  CLAMD_URL: ['http://localhost:3310'],
  ROBOTS: ['<script>', 'no index'],
};
for (const [name, values] of Object.entries(wrong))
  test(`a wrong ${name} is refused with one sentence that names it`, () => {
    for (const value of values)
      assert.throws(
        () => read({ [name]: value }),
        (error) => {
          assert.ok(error instanceof ConfigError, String(error));
          assert.match(error.message, new RegExp(`^${name} takes .+[^.]\\.$`));
          assert.doesNotMatch(error.message, /\n/);
          return true;
        },
      );
  });

test('a refused address never repeats the password in it', () => {
  assert.throws(
    () => read({ DATABASE_URL: 'mysql://user:hunter2@db/site' }),
    (error: Error) => !error.message.includes('hunter2'),
  );
});

test('a data folder that is a file, or that cannot be written, is refused and nothing is made', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  assert.throws(() => read({ DATA_DIR: file }), /DATA_DIR takes a folder .* is not a folder\.$/);
  assert.throws(() => read({ DATA_DIR: join(file, 'below') }), /DATA_DIR/);
  const later = join(folder, 'later');
  assert.equal(read({ DATA_DIR: later }).dataDir, later);
  assert.equal(existsSync(later), false);
  // The superuser may write anywhere, so this half can only be seen by others.
  if (process.getuid?.() === 0) return;
  const closed = mkdtempSync(join(folder, 'closed-'));
  chmodSync(closed, 0o500);
  assert.throws(() => read({ DATA_DIR: closed }), /DATA_DIR takes a folder .* cannot be\.$/);
});

test('a backup folder that cannot be used keeps no server and no command from starting', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  assert.equal(read({ BACKUP_DIR: join(file, 'below') }).backups?.folder, join(file, 'below'));
});

test('the team’s mail may go to several people, and a stray bracket is no address', () => {
  const { mailTo } = readConfig({ MAIL_TO_QUOTE: 'a@example.com, Sales <b@example.com>' });
  assert.equal(mailTo.quote, 'a@example.com, Sales <b@example.com>');
  for (const wrong of ['a@b.c>', '<a@b.c', 'a@b.c,', 'a@b.c; d@e.f', 'a b@c.d'])
    assert.throws(() => readConfig({ MAIL_TO_QUOTE: wrong }), /MAIL_TO_QUOTE takes/, wrong);
});

test('a webhook and a sign-on are taken whole, and unencrypted only on this machine', () => {
  const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32).toString('base64')}`;
  const webhook = (WEBHOOK_URL: string, secret = WEBHOOK_SECRET) =>
    readConfig({ WEBHOOK_URL, WEBHOOK_SECRET: secret }).webhook?.url;
  assert.equal(webhook('https://crm.example.com/hook'), 'https://crm.example.com/hook');
  assert.equal(webhook('http://127.0.0.1:9000/'), 'http://127.0.0.1:9000/');
  assert.throws(() => webhook('http://crm.example.com/hook'), /WEBHOOK_URL/);
  assert.throws(() => webhook('https://crm.example.com/hook', 'too short'), /WEBHOOK_SECRET/);
  assert.throws(() => readConfig({ WEBHOOK_SECRET }), /WEBHOOK_URL and WEBHOOK_SECRET are set together/);
  assert.throws(() => readConfig({ OIDC_CLIENT_ID: 'desk' }), /are set together/);
  const rest = { OIDC_CLIENT_ID: 'desk', OIDC_CLIENT_SECRET: 'secret' };
  assert.equal(readConfig({ OIDC_ISSUER: 'https://id.example.com', ...rest }).oidc?.clientId, 'desk');
  assert.throws(() => readConfig({ OIDC_ISSUER: 'http://id.example.com', ...rest }), /OIDC_ISSUER/);
});

test('whoever serves built pages need not repeat their settings, and may not change them', () => {
  const built = {
    siteUrl: 'https://www.example.com',
    robots: 'index, follow',
    apiOrigin: 'https://api.example.com',
  };
  const ofPages = ({ siteUrl, robots, apiOrigin }: ReturnType<typeof readConfig>) => ({
    siteUrl,
    robots,
    apiOrigin,
  });
  const same = {
    SITE_URL: 'https://www.example.com/',
    ROBOTS: 'index, follow',
    VITE_API_HOST: 'https://api.example.com',
  };
  for (const env of [{}, same]) assert.deepEqual(ofPages(readConfig(env, built)), built);
  const refused: [name: string, env: Record<string, string>, pages: Parameters<typeof readConfig>[1]][] = [
    ['SITE_URL', { SITE_URL: 'https://example.com' }, built],
    ['ROBOTS', { ROBOTS: 'noindex' }, built],
    ['VITE_API_HOST', { VITE_API_HOST: 'https://elsewhere.example.com' }, built],
    ['VITE_API_HOST', same, { ...built, apiOrigin: undefined }],
  ];
  for (const [name, env, pages] of refused)
    assert.throws(
      () => readConfig(env, pages),
      (error: Error) => {
        assert.ok(error instanceof ConfigError);
        assert.match(error.message, new RegExp(`^${name} is "[^"]+", but the pages were built with .+\\.$`));
        return true;
      },
    );
});
