import { longTextMessages } from './field-messages.ts';
import type { FormContract } from './form-contract.ts';
import { longTextMaxLength } from './limits.ts';
import { emailField, nameField, phoneField } from './person-fields.ts';

const failed = 'Failed to submit form. Please try again.'; // spec §8

/** The home page's call-back form. */
export const contactForm = {
  name: 'contact',
  path: '/api/application/contact',
  fields: [
    nameField('name', 'Name'),
    emailField('email'),
    { ...phoneField('phone', 'Phone number'), hint: 'The number we should call.' },
    {
      name: 'description',
      label: 'What is it about?',
      kind: 'textarea',
      required: false,
      maxLength: longTextMaxLength,
      messages: longTextMessages('Description', longTextMaxLength),
    },
  ],
  submitLabel: 'Request a call back',
  busyLabel: 'Sending...', // spec §4
  failure: { refused: failed, network: failed, showsServerMessage: false },
} as const satisfies FormContract;

export const contactSuccess = 'Your Message has been successfully sent.'; // spec §8
