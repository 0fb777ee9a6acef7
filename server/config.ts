import { resolve } from 'node:path';
import { company } from '../content/model/company.ts';
import { keepDays } from '../content/model/policies.ts';
import type { FormName } from '../contract/form-names.ts';
import {
  address,
  ConfigError,
  listens,
  mailbox,
  oneOf,
  originOf,
  wholeNumber,
  writableFolder,
  yes,
} from './setting-values.ts';

export type TrustProxy = false | { readonly hops: number };

/** Who hears of troubles. */
export interface AlertTargets {
  readonly mail: readonly string[];
  readonly webhooks: readonly string[];
}

export interface Backups {
  readonly folder: string;
  readonly everyHours: number;
  readonly keep: number;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** What this process answers for. */
  readonly serve: 'site' | 'desk' | 'both';
  /** The staff's application; 0 turns it off. */
  readonly deskPort: number;
  readonly deskHost: string;
  /** Its origin as staff see it; passkeys belong to its name. */
  readonly deskUrl: string;
  /** Of /metrics; 0 turns it off. */
  readonly metricsPort: number;
  readonly metricsHost: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly mailTo: Readonly<Record<FormName, string>>;
  /** The company's own sign-on, for staff. */
  readonly oidc:
    | { readonly issuer: string; readonly clientId: string; readonly clientSecret: string }
    | undefined;
  /** Where each accepted entry goes besides, and what it is signed with. */
  readonly webhook: { readonly url: string; readonly secret: string } | undefined;
  readonly siteUrl: string;
  /** Where the browser finds the API when it is not on the site's own origin. */
  readonly apiOrigin: string | undefined;
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: TrustProxy;
  readonly rateLimitPerMinute: number;
  readonly retentionDays: number;
  /** Job applications go sooner, with their CVs. */
  readonly applicationRetentionDays: number;
  readonly clamdUrl: string | undefined;
  /** None are made by the server itself where there is no folder for them. */
  readonly backups: Backups | undefined;
  readonly alertTo: AlertTargets | undefined;
  readonly robots: string;
  /** Lets a build that may be indexed keep the sample content. */
  readonly allowSample: boolean;
}

/** What the build has written into the pages. */
export interface BuiltSettings {
  readonly siteUrl: string;
  readonly robots: string;
  readonly apiOrigin?: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads and checks the whole environment once; nothing else of ours reads it. Whoever serves what was `built` need not say
 * again with which settings, and may not say otherwise.
 */
export function readConfig(env: Environment, built?: BuiltSettings): Config {
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback;
  const optional = (name: string) => env[name]?.trim() || undefined;
  const port = wholeNumber('PORT', text('PORT', '3000'), 0, 65535);
  const host = text('HOST', '127.0.0.1');
  const asBuilt = (name: string, setting: keyof BuiltSettings, given: string | undefined) =>
    sameAsBuilt(name, given, built && { value: built[setting] });
  const siteUrl =
    asBuilt(
      'SITE_URL',
      'siteUrl',
      mapped(optional('SITE_URL'), (url) => address('SITE_URL', url, ['http:', 'https:']).replace(/\/$/, '')),
    ) ?? 'http://127.0.0.1:3000';
  const deskPort = wholeNumber('DESK_PORT', text('DESK_PORT', '3001'), 0, 65535);
  const deskUrl = deskOrigin(text('DESK_URL', `http://localhost:${deskPort}`));
  const { info, careers } = company.emails;
  const mail = (name: string, fallback: string) => mailbox(name, text(name, fallback));
  const mails = (name: string, fallback: string) =>
    text(name, fallback)
      .split(',')
      .map((one) => mailbox(name, one.trim()))
      .join(', ');
  return {
    port,
    host,
    serve: oneOf('SERVE', text('SERVE', 'both'), ['site', 'desk', 'both']),
    deskPort,
    deskHost: deskListens(text('DESK_HOST', '127.0.0.1'), deskUrl),
    deskUrl,
    metricsPort: wholeNumber('METRICS_PORT', text('METRICS_PORT', '9464'), 0, 65535),
    metricsHost: listens('METRICS_HOST', text('METRICS_HOST', '127.0.0.1')),
    dataDir: writableFolder('DATA_DIR', text('DATA_DIR', './data')),
    databaseUrl: mapped(optional('DATABASE_URL'), (url) =>
      address('DATABASE_URL', url, ['postgres:', 'postgresql:']),
    ),
    smtpUrl: mapped(optional('SMTP_URL'), (url) => {
      if (new URL(address('SMTP_URL', url, ['smtp:', 'smtps:'])).hostname === '')
        throw new ConfigError('SMTP_URL takes an address with a host, such as smtp://mail.example.com:587.');
      return url;
    }),
    mailFrom: mail('MAIL_FROM', `${company.name} <${info}>`),
    mailTo: {
      quote: mails('MAIL_TO_QUOTE', info),
      contact: mails('MAIL_TO_CONTACT', info),
      estimate: mails('MAIL_TO_ESTIMATE', info),
      career: mails('MAIL_TO_CAREER', careers),
    },
    oidc: oidcOf(optional('OIDC_ISSUER'), optional('OIDC_CLIENT_ID'), optional('OIDC_CLIENT_SECRET')),
    webhook: webhookOf(optional('WEBHOOK_URL'), optional('WEBHOOK_SECRET')),
    siteUrl,
    apiOrigin: asBuilt(
      'VITE_API_HOST',
      'apiOrigin',
      mapped(optional('VITE_API_HOST'), (url) => originOf('VITE_API_HOST', url)),
    ),
    allowedOrigins: text('ALLOWED_ORIGINS', '')
      .split(',')
      .map((origin) => origin.trim())
      .filter((origin) => origin !== '')
      .map((origin) => originOf('ALLOWED_ORIGINS', origin)),
    trustProxy: proxyTrust(text('TRUST_PROXY', 'off')),
    rateLimitPerMinute: wholeNumber('RATE_LIMIT_PER_MINUTE', text('RATE_LIMIT_PER_MINUTE', '10'), 1, 100_000),
    retentionDays: promisedDays('RETENTION_DAYS', optional('RETENTION_DAYS'), keepDays.enquiryDays),
    applicationRetentionDays: promisedDays(
      'APPLICATION_RETENTION_DAYS',
      optional('APPLICATION_RETENTION_DAYS'),
      keepDays.applicationDays,
    ),
    clamdUrl: mapped(optional('CLAMD_URL'), (url) => address('CLAMD_URL', url, ['tcp:', 'unix:'])),
    backups: mapped(optional('BACKUP_DIR'), (folder) => ({
      // Nobody looks for it here: it may be on a share that hangs, and visitors are served without it.
      folder: resolve(folder),
      everyHours: wholeNumber(
        'BACKUP_EVERY_HOURS',
        text('BACKUP_EVERY_HOURS', '24'),
        1,
        24 * keepDays.backupDays,
      ),
      keep: wholeNumber('BACKUP_KEEP', text('BACKUP_KEEP', '14'), 1, 1000),
    })),
    alertTo: mapped(optional('ALERT_TO'), (list) => alertTargets(list, optional('SMTP_URL') !== undefined)),
    robots: asBuilt('ROBOTS', 'robots', mapped(optional('ROBOTS'), robotsValue)) ?? 'noindex, follow',
    allowSample: yes('ALLOW_SAMPLE', text('ALLOW_SAMPLE', '0')),
  };
}

function mapped<A, B>(value: A | undefined, map: (value: A) => B): B | undefined {
  return value === undefined ? undefined : map(value);
}

/** What stands in pages cannot be said anew by whoever serves them. */
function sameAsBuilt(
  name: string,
  given: string | undefined,
  built: { readonly value: string | undefined } | undefined,
): string | undefined {
  if (built === undefined) return given;
  if (given !== undefined && given !== built.value)
    throw new ConfigError(
      `${name} is ${JSON.stringify(given)}, but the pages were built with ${built.value === undefined ? 'none' : JSON.stringify(built.value)}; build them again, or leave ${name} out.`,
    );
  return built.value;
}

/** Visitors have read for how long at most: who needs longer changes what they read first. */
function promisedDays(name: string, value: string | undefined, promised: number): number {
  const days = wholeNumber(name, value ?? String(promised), 1, Number.MAX_SAFE_INTEGER);
  if (days > promised)
    throw new ConfigError(
      `${name} takes at most the ${promised} days that the privacy policy promises (keepDays in content/model/policies.ts), not ${days}.`,
    );
  return days;
}

const isThisMachine = (hostname: string) => hostname === 'localhost' || hostname === '127.0.0.1';

function oidcOf(
  issuer: string | undefined,
  clientId: string | undefined,
  clientSecret: string | undefined,
): Config['oidc'] {
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return undefined;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined)
    throw new ConfigError(
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are set together or not at all.',
    );
  const { protocol, hostname } = new URL(address('OIDC_ISSUER', issuer, ['https:', 'http:']));
  if (protocol === 'http:' && !isThisMachine(hostname))
    throw new ConfigError('OIDC_ISSUER takes an https address; http only on this machine.');
  return { issuer, clientId, clientSecret };
}

/** What visitors wrote leaves this machine only encrypted, and only signed. */
function webhookOf(url: string | undefined, secret: string | undefined): Config['webhook'] {
  if (url === undefined && secret === undefined) return undefined;
  if (url === undefined || secret === undefined)
    throw new ConfigError('WEBHOOK_URL and WEBHOOK_SECRET are set together or not at all.');
  const { protocol, hostname } = new URL(address('WEBHOOK_URL', url, ['https:', 'http:']));
  if (protocol === 'http:' && !isThisMachine(hostname))
    throw new ConfigError('WEBHOOK_URL takes an https address; http only on this machine.');
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  if (!/^(whsec_)?[A-Za-z0-9+/]+=*$/.test(secret) || key.length < 24 || key.length > 64)
    throw new ConfigError('WEBHOOK_SECRET takes 24 to 64 bytes in base64, such as "whsec_…" by your CRM.');
  return { url, secret };
}

/** Passkeys exist only for names, and only where nobody can listen in: https, or this very machine. */
function deskOrigin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isName = url !== undefined && !/^(\[|[\d.]+$)/.test(url.hostname);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === 'localhost');
  if (url === undefined || url.origin !== value || !isName || !isSafe)
    throw new ConfigError(
      `DESK_URL takes an origin such as https://desk.example.com (or http://localhost:3001), not ${JSON.stringify(value)}.`,
    );
  return value;
}

/** On other addresses than loopback the desk stands behind a proxy that ends TLS, or it does not start. */
function deskListens(host: string, deskUrl: string): string {
  if (!/^(127\.[\d.]+|::1|localhost)$/.test(host) && !deskUrl.startsWith('https:'))
    throw new ConfigError(
      `DESK_HOST takes a loopback address unless DESK_URL is https, not ${JSON.stringify(host)}.`,
    );
  return host;
}

function alertTargets(list: string, hasMailServer: boolean): AlertTargets {
  const all = list.split(',').map((one) => one.trim());
  const webhooks = all.filter((one) => /^https?:/i.test(one));
  const mail = all.filter((one) => !webhooks.includes(one)).map((one) => mailbox('ALERT_TO', one));
  if (mail.length > 0 && !hasMailServer)
    throw new ConfigError('ALERT_TO names a mail address, which takes a mail server in SMTP_URL.');
  return { mail, webhooks: webhooks.map((one) => address('ALERT_TO', one, ['http:', 'https:'])) };
}

function proxyTrust(value: string): TrustProxy {
  if (value === 'off') return false;
  if (!/^[1-9]$/.test(value))
    throw new ConfigError(
      `TRUST_PROXY takes "off" or the number of proxies in front (1 to 9), not ${JSON.stringify(value)}.`,
    );
  return { hops: Number(value) };
}

function robotsValue(value: string): string {
  if (!/^[a-z-]+(:[\w-]+)?(, ?[a-z-]+(:[\w-]+)?)*$/.test(value))
    throw new ConfigError(
      `ROBOTS takes robots directives such as "noindex, follow", not ${JSON.stringify(value)}.`,
    );
  return value;
}
