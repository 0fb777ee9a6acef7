import { choiceMessages, longTextMessages } from './field-messages.ts';
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
export type PropertyType = (typeof propertyTypes)[number];

const failed = 'Failed to submit request. Please try again.'; // spec §8

export const estimateForm = {
  name: 'estimate',
  path: '/api/application/estimate',
  fields: [
    {
      name: 'projectName',
      label: 'Project name',
      kind: 'text',
      required: true,
      maxLength: projectNameMaxLength,
      autocomplete: 'off',
      hint: 'The building or site as you call it.',
      messages: {
        missing: 'Enter the project name',
        tooLong: `Project name must be ${projectNameMaxLength} characters or fewer`,
        wrong: 'Enter the project name using letters or numbers',
      },
    },
    nameField('customerName', 'Your name'),
    phoneField('contactNumber', 'Contact number'),
    emailField('emailId'),
    {
      name: 'propertyType',
      label: 'Property type',
      kind: 'select',
      required: true,
      choices: propertyTypes,
      defaultValue: 'Residential Properties',
      messages: choiceMessages('a property type'),
    },
    {
      name: 'serviceRequired',
      label: 'Service required',
      kind: 'textarea',
      required: true,
      maxLength: longTextMaxLength,
      hint: 'For example: chiller maintenance and daily cleaning for a 12-storey office building.',
      messages: longTextMessages('Service required', longTextMaxLength, 'Enter the service you require'),
    },
  ],
  submitLabel: 'Submit request',
  busyLabel: 'Submitting...', // spec §4
  failure: { refused: failed, network: failed, showsServerMessage: false },
} as const satisfies FormContract;

export const estimateSuccess = 'Your project estimate request has been successfully sent'; // spec §8
