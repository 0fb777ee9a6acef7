import type { FormContract } from './form-contract.ts';
import { longTextMaxLength } from './limits.ts';
import { emailField, nameField, phoneField } from './person-fields.ts';

/** The home page's call-back form. Its endpoint is called contact (spec §7), and so are its stored entries. */
export const callBackForm = {
  name: 'contact',
  path: '/api/application/contact',
  fields: [
    nameField('name'),
    emailField('email'),
    phoneField('phone'),
    { name: 'description', kind: 'textarea', required: false, maxLength: longTextMaxLength },
  ],
  showsServerMessage: false,
} as const satisfies FormContract;
