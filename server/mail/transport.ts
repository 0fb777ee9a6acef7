import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createTransport as createNodemailer } from 'nodemailer';
import type { MailMessage } from './messages.ts';

/** The mail server took the message for some of its recipients only; its code is what it said of the others. */
export class PartlyRefusedError extends Error {
  readonly code = 'EENVELOPE';
  readonly responseCode: number | undefined;
  readonly takenBy: readonly string[];

  constructor(takenBy: readonly string[], responseCode: number | undefined) {
    super('Not everybody to whom this message goes was reached.');
    this.name = 'PartlyRefusedError';
    this.takenBy = takenBy;
    this.responseCode = responseCode;
  }
}

export interface Transport {
  /**
   * `beforeCommit` is called at the last moment at which the mail server cannot yet have taken the message;
   * when it fails, the message is not sent. A transport that may repeat a message safely does not call it.
   * Throws PartlyRefusedError when it was taken for some only.
   */
  send(message: MailMessage, beforeCommit: () => Promise<void>): Promise<void>;
  /** Takes back what was kept here of a mail that was erased meanwhile. */
  forget(id: string): Promise<void>;
  /** Breaks off whatever is still being sent. */
  close(): void;
}

/** SMTP where there is a server to talk to, otherwise files in `mailDir`. */
export function createTransport(options: {
  smtpUrl?: string | undefined;
  mailDir: string;
  timeoutMs?: number;
}): Transport {
  return options.smtpUrl === undefined
    ? fileTransport(options.mailDir)
    : smtpTransport(options.smtpUrl, options.timeoutMs ?? 30_000);
}

function smtpTransport(smtpUrl: string, timeoutMs: number): Transport {
  const pool = createNodemailer({
    url: smtpUrl,
    pool: true,
    maxConnections: 4,
    // The pool must never send a message again by itself: only the outbox knows whether that is safe.
    maxRequeues: 0,
    idleTimeout: 10_000,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const gates = new WeakMap<object, () => Promise<void>>();

  // The connection reads the message only after the server's "go ahead", and the server takes it only at the
  // end: a stream that waits before it ends is the last place to stop.
  pool.use('stream', (mail, done) => {
    const { raw } = mail.data;
    const gate = Buffer.isBuffer(raw) ? gates.get(raw) : undefined;
    if (!Buffer.isBuffer(raw) || gate === undefined || mail.message === undefined) {
      done(new Error('A message came without its gate.'));
      return;
    }
    const gated = async function* () {
      yield raw;
      await gate();
    };
    mail.message.createReadStream = () => Readable.from(gated(), { objectMode: false });
    done();
  });

  return {
    async send({ envelope, raw }, beforeCommit) {
      gates.set(raw, beforeCommit);
      const { accepted, rejectedErrors = [] } = await pool.sendMail({ envelope, raw });
      if (rejectedErrors.length === 0) return;
      const codes = rejectedErrors.map(({ responseCode = 0 }) => responseCode);
      // Whoever was refused for now only is worth another try, whatever was said of the others.
      throw new PartlyRefusedError(accepted, codes.find((code) => code < 500) ?? codes[0]);
    },
    forget: async () => undefined,
    close: () => pool.close({ force: true }),
  };
}

/** Writing the same file twice is harmless, so nothing has to be recorded before. */
function fileTransport(mailDir: string): Transport {
  return {
    async send({ id, raw }) {
      await mkdir(mailDir, { recursive: true, mode: 0o700 });
      const file = mailFile(mailDir, id);
      const partial = `${file}.partial`;
      const handle = await open(partial, 'w', 0o600);
      try {
        await handle.writeFile(raw);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(partial, file);
    },
    forget: (id) => removeMailFiles(mailDir, [id]),
    close: () => undefined,
  };
}

function mailFile(mailDir: string, id: string): string {
  return path.join(mailDir, `${id}.eml`);
}

/** Erases what was written for these mails; a mail that went by SMTP has no file. */
export async function removeMailFiles(mailDir: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await rm(mailFile(mailDir, id), { force: true });
    await rm(`${mailFile(mailDir, id)}.partial`, { force: true });
  }
}

/** A file that is being written is younger than this. */
const partialMs = 60 * 60 * 1000;

/** Removes what a crash left behind: files of mails that are no longer known, and files that were never finished. */
export async function sweepMailFiles(
  mailDir: string,
  known: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<number> {
  const files = await readdir(mailDir).catch((): string[] => []);
  let removed = 0;
  for (let start = 0; start < files.length; start += 500) {
    const some = files.slice(start, start + 500);
    const ids = some.filter((file) => file.endsWith('.eml')).map((file) => file.slice(0, -'.eml'.length));
    const kept = await known(ids);
    for (const file of some) {
      const whole = path.join(mailDir, file);
      const stale = file.endsWith('.partial')
        ? await stat(whole).then(
            ({ mtimeMs }) => Date.now() - mtimeMs > partialMs,
            () => false,
          )
        : file.endsWith('.eml') && !kept.has(file.slice(0, -'.eml'.length));
      if (!stale) continue;
      await rm(whole, { force: true });
      removed += 1;
    }
  }
  return removed;
}
