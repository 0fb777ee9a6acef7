import { emailMessages, nameMessages, phoneMessages } from './field-messages.ts';
import { emailMaxLength, nameMaxLength, nameMinLength, phoneMaxLength } from './limits.ts';

// Who is writing: the same three questions in every form, under the names that each form's endpoint gives them.

export const nameField = <Name extends string>(name: Name, label: string) =>
  ({
    name,
    label,
    kind: 'text',
    required: true,
    minLength: nameMinLength,
    maxLength: nameMaxLength,
    autocomplete: 'name',
    messages: nameMessages('your name', label, nameMinLength, nameMaxLength),
  }) as const;

export const emailField = <Name extends string>(name: Name) =>
  ({
    name,
    label: 'Email address',
    kind: 'email',
    required: true,
    maxLength: emailMaxLength,
    autocomplete: 'email',
    inputMode: 'email',
    messages: emailMessages,
  }) as const;

export const phoneField = <Name extends string>(name: Name, label: string) =>
  ({
    name,
    label,
    kind: 'tel',
    required: true,
    maxLength: phoneMaxLength,
    autocomplete: 'tel',
    inputMode: 'tel',
    messages: phoneMessages,
  }) as const;
