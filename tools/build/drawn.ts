import { createHash } from 'node:crypto';

export const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** One of the characters; the same one for the same text in every build. */
export const drawn = (text: string, from: string): string =>
  from[createHash('sha256').update(text).digest().readUInt32BE() % from.length] ?? '';
