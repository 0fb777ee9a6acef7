import type { FormContract } from './form-contract.ts';
import { longTextMaxLength, projectNameMaxLength } from './limits.ts';
import { emailField, nameField, phoneField } from './person-fields.ts';

/** spec §5 */
export const propertyTypes = [
  'Commercial Properties',
  'Residential Properties',
  'Master Communities',
  'Mall & Retail',
  'Hospitality',
  'Villas And Apartments',
  'Warehouses',
] as const;

export const estimateForm = {
  name: 'estimate',
  path: '/api/application/estimate',
  fields: [
    {
      name: 'projectName',
      kind: 'text',
      required: true,
      maxLength: projectNameMaxLength,
      holds: 'letter-or-digit',
      autocomplete: 'off',
    },
    nameField('customerName'),
    phoneField('contactNumber'),
    emailField('emailId'),
    {
      name: 'propertyType',
      kind: 'select',
      required: true,
      choices: propertyTypes,
      defaultValue: 'Residential Properties',
    },
    {
      name: 'serviceRequired',
      kind: 'textarea',
      required: true,
      maxLength: longTextMaxLength,
      holds: 'letter-or-digit',
    },
  ],
  showsServerMessage: false,
} as const satisfies FormContract;
