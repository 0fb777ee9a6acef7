import { emailMaxLength, nameMaxLength, phoneMaxLength } from './limits.ts';

// Who is writing: the same three questions in every form, under the names that each form's endpoint gives them.

/** One character is enough: a Chinese or Tamil name may be that short. */
export const nameField = <Name extends string>(name: Name) =>
  ({
    name,
    kind: 'text',
    required: true,
    maxLength: nameMaxLength,
    holds: 'letter',
    autocomplete: 'name',
  }) as const;

export const emailField = <Name extends string>(name: Name) =>
  ({
    name,
    kind: 'email',
    required: true,
    maxLength: emailMaxLength,
    autocomplete: 'email',
    inputMode: 'email',
  }) as const;

export const phoneField = <Name extends string>(name: Name) =>
  ({
    name,
    kind: 'tel',
    required: true,
    maxLength: phoneMaxLength,
    autocomplete: 'tel',
    inputMode: 'tel',
  }) as const;
