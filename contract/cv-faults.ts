/** Why a file is not taken as a CV. */
export type CvFault = 'missing' | 'empty' | 'tooLarge' | 'wrongType' | 'locked' | 'infected';

/** The same on the wire. */
export const cvCodes = {
  missing: 'required',
  empty: 'file-empty',
  tooLarge: 'file-too-large',
  wrongType: 'file-type',
  locked: 'file-locked',
  infected: 'file-infected',
} as const satisfies Record<CvFault, string>;

export type CvCode = (typeof cvCodes)[CvFault];
