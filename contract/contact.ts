import { emailMessages, longTextMessages, nameMessages, phoneMessages } from './field-messages.ts';
import type { FormContract } from './form-contract.ts';
import { emailMaxLength, longTextMaxLength, nameMaxLength, nameMinLength, phoneMaxLength } from './limits.ts';

const failed = 'Failed to submit form. Please try again.'; // spec §8

/** The home page's call-back form. */
export const contactForm = {
  name: 'contact',
  path: '/api/application/contact',
  fields: [
    {
      name: 'name',
      label: 'Name',
      kind: 'text',
      required: true,
      minLength: nameMinLength,
      maxLength: nameMaxLength,
      autocomplete: 'name',
      messages: nameMessages('your name', 'Name', nameMinLength, nameMaxLength),
    },
    {
      name: 'email',
      label: 'Email address',
      kind: 'email',
      required: true,
      maxLength: emailMaxLength,
      autocomplete: 'email',
      inputMode: 'email',
      messages: emailMessages,
    },
    {
      name: 'phone',
      label: 'Phone number',
      kind: 'tel',
      required: true,
      maxLength: phoneMaxLength,
      autocomplete: 'tel',
      inputMode: 'tel',
      hint: 'The number we should call.',
      messages: phoneMessages,
    },
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
