import { choiceMessages, cvMessages } from './field-messages.ts';
import type { FormContract } from './form-contract.ts';
import { cvExtensions } from './limits.ts';
import { emailField, nameField, phoneField } from './person-fields.ts';

/** spec §5 */
export const positions = [
  'Facilities Engineer',
  'House Keeping Supervisor',
  'Facilities Manager',
  'Business Development Manager',
  'HR',
  'Admin',
  'Accounts Officer',
  'Procurement Officer',
  'CAFM Operator',
] as const;
export type Position = (typeof positions)[number];

const failed = 'Failed to submit application. Please try again.'; // spec §8

export const careerForm = {
  name: 'career',
  path: '/api/application/career',
  fields: [
    nameField('name', 'Name'),
    emailField('email'),
    phoneField('contact', 'Contact number'),
    {
      name: 'position',
      label: 'Position',
      kind: 'select',
      required: false,
      choices: positions,
      defaultValue: 'Facilities Engineer',
      messages: choiceMessages('a position'),
    },
    {
      name: 'cv',
      label: 'CV',
      kind: 'file',
      required: true,
      hint: 'PDF, DOC or DOCX, up to 5 MB.',
      accept: cvExtensions.join(','),
      messages: { missing: cvMessages.missing, tooLong: cvMessages.tooLarge, wrong: cvMessages.wrongType },
    },
  ],
  submitLabel: 'Submit application',
  busyLabel: 'Submitting...', // spec §4
  failure: { refused: failed, network: failed, showsServerMessage: false },
} as const satisfies FormContract;

export const careerSuccess = 'Your application has been successfully sent'; // spec §8
