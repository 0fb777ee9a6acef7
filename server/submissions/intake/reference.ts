import { randomInt } from 'node:crypto';

/** Without 0 and O, 1, I and L, so that it can be read aloud. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

export const referencePattern = new RegExp(`^NSQ-[${alphabet}]{4}-[${alphabet}]{4}$`);

const group = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** About 40 bits: one guess in 850 thousand million. */
export const makeReference = (): string => `NSQ-${group()}-${group()}`;
