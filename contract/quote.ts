import {
  choiceMessages,
  emailMessages,
  longTextMessages,
  nameMessages,
  phoneMessages,
} from './field-messages.ts';
import type { FormContract } from './form-contract.ts';
import { emailMaxLength, longTextMaxLength, nameMaxLength, nameMinLength, phoneMaxLength } from './limits.ts';

export const quoteTypes = ['Contact us', 'Request a quote'] as const; // spec §3
export type QuoteType = (typeof quoteTypes)[number];

/** The contact page sends "Contact us", the request-quote page "Request a quote". */
export const quoteForm = {
  name: 'quote',
  path: '/api/application/quote',
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
      messages: phoneMessages,
    },
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
