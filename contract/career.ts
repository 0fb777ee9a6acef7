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

export const careerForm = {
  name: 'career',
  path: '/api/application/career',
  fields: [
    nameField('name'),
    emailField('email'),
    phoneField('contact'),
    {
      name: 'position',
      kind: 'select',
      required: false,
      choices: positions,
      defaultValue: 'Facilities Engineer',
    },
    { name: 'cv', kind: 'file', required: true, accept: cvExtensions.join(',') },
  ],
  showsServerMessage: false,
} as const satisfies FormContract;
