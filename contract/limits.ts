/** Lengths are UTF-16 units, as the browser's maxlength counts them. */
export const nameMaxLength = 100;
export const emailMaxLength = 254;
export const phoneMaxLength = 40;
export const projectNameMaxLength = 150;
export const longTextMaxLength = 2000;

export const jsonBodyMaxBytes = 32 * 1024;
/**
 * A page posted without JavaScript writes up to nine bytes for a letter. This holds a text of several times the longest in
 * any script, so that what was pasted is counted and shown again instead of being refused unread.
 */
export const pageBodyMaxBytes = 128 * 1024;
export const cvMaxBytes = 5 * 1024 * 1024;
export const cvExtensions = ['.pdf', '.doc', '.docx'] as const; // spec §5
export type CvExtension = (typeof cvExtensions)[number];
