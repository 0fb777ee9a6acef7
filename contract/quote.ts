import { choiceMessages, longTextMessages } from './field-messages.ts';
import type { FormContract } from './form-contract.ts';
import { longTextMaxLength } from './limits.ts';
import { emailField, nameField, phoneField } from './person-fields.ts';

export const quoteTypes = ['Contact us', 'Request a quote'] as const; // spec §3
export type QuoteType = (typeof quoteTypes)[number];

/** The contact page sends "Contact us", the request-quote page "Request a quote". */
export const quoteForm = {
  name: 'quote',
  path: '/api/application/quote',
  fields: [
    nameField('name', 'Name'),
    emailField('email'),
    phoneField('phone', 'Phone number'),
    {
      name: 'message',
      label: 'Message',
      kind: 'textarea',
      required: false,
      maxLength: longTextMaxLength,
      hint: 'The building, where it is, and what you need done.',
      messages: longTextMessages('Message', longTextMaxLength),
    },
    {
      name: 'type',
      label: 'Type of enquiry',
      kind: 'hidden',
      required: false,
      choices: quoteTypes,
      defaultValue: 'Contact us',
      messages: choiceMessages('a type of enquiry'),
    },
  ],
  submitLabel: 'Send message',
  busyLabel: 'Sending...', // spec §4
  failure: {
    // spec §8
    refused: 'Error submitting form',
    network: 'Failed to connect to the server. Please try again later.',
    showsServerMessage: true,
  },
} as const satisfies FormContract;

/** spec §8 */
export const quoteSuccess: Readonly<Record<QuoteType, string>> = {
  'Contact us': 'Your quote request has been successfully sent',
  'Request a quote': 'Your Message has been successfully sent.',
};
