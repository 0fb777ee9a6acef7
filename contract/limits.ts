/** Lengths are UTF-16 units, as the browser's maxlength counts them. */
export const nameMaxLength = 100;
export const emailMaxLength = 254;
export const phoneMaxLength = 40;
export const projectNameMaxLength = 150;
export const longTextMaxLength = 2000;

export const jsonBodyMaxBytes = 32 * 1024;
export const cvMaxBytes = 5 * 1024 * 1024;
export const cvExtensions = ['.pdf', '.doc', '.docx'] as const; // spec §5
export type CvExtension = (typeof cvExtensions)[number];
