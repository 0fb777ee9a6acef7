import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long a page may stand open before its passkey button is pressed. */
const lifeMs = 10 * 60 * 1000;
const nonceBytes = 16;
const timeBytes = 6;

export type Purpose = 'sign-in' | 'register' | 'confirm' | 'add';

/**
 * What a device is asked to sign. It carries its own end and the desk's mark, so that nothing is kept for those
 * who only look at the page: strangers cannot fill a table by asking. What has been signed well is remembered,
 * and is good for one use (used_challenge).
 */
export interface Challenges {
  make(purpose: Purpose, subject: string, now: Date): Uint8Array<ArrayBuffer>;
  /** The moment it ends, or undefined when it is not ours, was made for something else, or is past its time. */
  check(challenge: string, purpose: Purpose, subject: string, now: Date): Date | undefined;
}

export function challengesUnder(secret: string): Challenges {
  const mark = (purpose: Purpose, subject: string, head: Uint8Array) =>
    createHmac('sha256', secret).update(`${purpose}\n${subject}\n`).update(head).digest();
  return {
    make(purpose, subject, now) {
      const end = Buffer.alloc(timeBytes);
      end.writeUIntBE(now.getTime() + lifeMs, 0, timeBytes);
      const head = Buffer.concat([randomBytes(nonceBytes), end]);
      return new Uint8Array(Buffer.concat([head, mark(purpose, subject, head)]));
    },
    check(challenge, purpose, subject, now) {
      const bytes = Buffer.from(challenge, 'base64url');
      const head = bytes.subarray(0, nonceBytes + timeBytes);
      const given = bytes.subarray(nonceBytes + timeBytes);
      const expected = mark(purpose, subject, head);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const end = head.readUIntBE(nonceBytes, timeBytes);
      return end > now.getTime() && end <= now.getTime() + lifeMs ? new Date(end) : undefined;
    },
  };
}

/** How tokens and challenges are kept: enough to recognise them, not to use them. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** 256 bits that nobody guesses. */
export const makeToken = (): string => randomBytes(32).toString('base64url');
