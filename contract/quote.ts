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
    nameField('name'),
    emailField('email'),
    phoneField('phone'),
    { name: 'message', kind: 'textarea', required: false, maxLength: longTextMaxLength },
    { name: 'type', kind: 'hidden', required: false, choices: quoteTypes, defaultValue: 'Contact us' },
  ],
  showsServerMessage: true,
} as const satisfies FormContract;
