import type { FieldMessages } from './form-contract.ts';

/** What stands beside a field, worded as the GOV.UK Design System words it: what to do, not what went wrong. */

export const plainTextOnly = (label: string): string =>
  `${label} must not include special control characters`;

export const nameMessages = (what: string, label: string, min: number, max: number): FieldMessages => ({
  missing: `Enter ${what}`,
  tooShort: `${label} must be ${min} characters or more`,
  tooLong: `${label} must be ${max} characters or fewer`,
  wrong: `Enter ${what} using letters`,
});

export const emailMessages: FieldMessages = {
  missing: 'Enter your email address',
  tooLong: 'Email address must be 254 characters or fewer',
  wrong: 'Enter an email address in the correct format, like name@example.com',
};

export const phoneMessages: FieldMessages = {
  missing: 'Enter your phone number',
  tooLong: 'Phone number must be 40 characters or fewer',
  wrong: 'Enter a phone number, like 050 123 4567 or +971 50 123 4567',
};

export const longTextMessages = (label: string, max: number, missing?: string): FieldMessages => ({
  ...(missing === undefined ? {} : { missing }),
  tooLong: `${label} must be ${max} characters or fewer`,
  wrong: missing ?? `Enter ${label.toLowerCase()} as plain text`,
});

export const choiceMessages = (what: string): FieldMessages => ({
  missing: `Select ${what}`,
  wrong: `Select ${what} from the list`,
});

export type CvFault = 'missing' | 'empty' | 'tooLarge' | 'wrongType' | 'locked' | 'infected';

export const cvMessages: Readonly<Record<CvFault, string>> = {
  missing: 'Select your CV',
  empty: 'The selected file is empty',
  tooLarge: 'The selected file must be smaller than 5 MB',
  wrongType: 'The selected file must be a PDF, DOC or DOCX',
  locked: 'The selected file is password protected. Remove the password and select it again',
  infected: 'The selected file contains a virus',
};

/** The visitor's one sentence for an answer that is about the whole form, not about one field. */
export const formMessages = {
  checkFields: 'There is a problem with what you entered. Check the marked fields and send again.',
  sendAgain: 'We could not tell this from an automated message. Please press send again.',
  tooMany: 'Too many messages were sent from your connection. Please wait a minute and send again.',
  tooLarge: 'What you sent is too large. Shorten it and send again.',
  tooSlow: 'Your message took too long to arrive. Please send again.',
  unreadable: 'Your message could not be read. Please reload the page and send again.',
  keyReused: 'Your message was changed after it was first sent. Please reload the page and send it again.',
  inFlight: 'Your message is still being sent. Please wait a moment.',
  notAllowed: 'This form cannot be sent from here. Please use our website.',
  unavailable: 'We cannot take your message at the moment. Please try again in a few minutes.',
} as const;
