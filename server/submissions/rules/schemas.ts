import { z } from 'zod';
import { plainTextOnly } from '../../../contract/field-messages.ts';
import type { FormField, FormName } from '../../../contract/form-contract.ts';
import { forms } from '../../../contract/forms.ts';
import { longTextMaxLength } from '../../../contract/limits.ts';
import type { FieldError } from '../../../contract/problem.ts';
import { toE164 } from './phone.ts';
import {
  cleanLine,
  cleanText,
  hasForbiddenCharacters,
  hasLetter,
  hasLetterOrDigit,
  isEmailAddress,
} from './text-rules.ts';

function shapeRule(field: FormField): (text: string) => boolean {
  if (field.kind === 'email') return isEmailAddress;
  if (field.kind === 'tel') return (text) => toE164(text) !== undefined;
  if (!field.required) return () => true;
  return field.minLength === undefined ? hasLetterOrDigit : hasLetter;
}

/**
 * How long a text may be before it is even cleaned: decomposed letters, CR LF line ends and blanks at the edges make it
 * longer than what is kept. Whatever is longer is refused unread.
 */
const sentMaxLength = (maxLength: number): number => 3 * maxLength + 100;
/** No choice of any form is half as long. */
const choiceMaxLength = 200;

/** The first issue of a field is the one shown, so the order of the checks is the order of the messages. */
function textSchema(field: FormField): z.ZodType<string | undefined> {
  const multiline = field.kind === 'textarea';
  const missing = field.messages.missing ?? field.messages.wrong;
  const isShaped = shapeRule(field);
  const tooLong = { error: field.messages.tooLong ?? field.messages.wrong, abort: true };
  const { maxLength = longTextMaxLength } = field;
  let schema = z
    .string({ error: (issue) => (issue.input === undefined ? missing : field.messages.wrong) })
    .max(sentMaxLength(maxLength), tooLong)
    .overwrite(multiline ? cleanText : cleanLine)
    .refine((text) => !hasForbiddenCharacters(text, multiline), { error: plainTextOnly(field.label) });
  if (field.required) schema = schema.min(1, { error: missing });
  if (field.minLength !== undefined) {
    schema = schema.min(field.minLength, { error: field.messages.tooShort ?? field.messages.wrong });
  }
  schema = schema.max(maxLength, tooLong).refine(isShaped, { error: field.messages.wrong });
  if (field.kind === 'email') schema = schema.meta({ format: 'email' });
  return field.required ? schema : schema.default('');
}

function choiceSchema(field: FormField, choices: readonly string[]): z.ZodType<string | undefined> {
  const missing = field.messages.missing ?? field.messages.wrong;
  const schema = z.enum(choices as [string, ...string[]], {
    error: (issue) => (issue.input === undefined ? missing : field.messages.wrong),
  });
  return field.required ? schema : schema.default(field.defaultValue ?? '');
}

const textFieldsOf = (form: FormName) => forms[form].fields.filter((field) => field.kind !== 'file');

function formSchema(form: FormName) {
  return z.object(
    Object.fromEntries(
      textFieldsOf(form).map((field) => {
        const schema = field.choices ? choiceSchema(field, field.choices) : textSchema(field);
        return [field.name, schema.describe(field.label)];
      }),
    ),
  );
}

export const schemas = {
  quote: formSchema('quote'),
  contact: formSchema('contact'),
  estimate: formSchema('estimate'),
  career: formSchema('career'),
};

export type ParsedFields =
  | { readonly ok: true; readonly fields: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/**
 * Takes only the form's own fields out of what was sent, so that no other name, __proto__ included, is ever
 * looked at. An empty choice counts as not chosen.
 */
function pick(form: FormName, sent: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  for (const field of textFieldsOf(form)) {
    if (!Object.hasOwn(sent, field.name)) continue;
    const value = sent[field.name];
    if (value === null || value === undefined) continue;
    if (field.choices && typeof value === 'string' && value.length <= choiceMaxLength) {
      const chosen = cleanLine(value);
      if (chosen !== '') picked[field.name] = chosen;
    } else {
      picked[field.name] = value;
    }
  }
  return picked;
}

export function parseFields(form: FormName, sent: Readonly<Record<string, unknown>>): ParsedFields {
  const parsed = schemas[form].safeParse(pick(form, sent));
  if (!parsed.success) {
    const messages = new Map<string, string>();
    for (const issue of parsed.error.issues) {
      const field = String(issue.path[0]);
      if (!messages.has(field)) messages.set(field, issue.message);
    }
    return { ok: false, errors: [...messages].map(([field, message]) => ({ field, message })) };
  }
  const fields: Record<string, string> = {};
  for (const field of textFieldsOf(form)) {
    const value = parsed.data[field.name] ?? '';
    fields[field.name] = value;
    if (field.kind === 'tel') fields.phoneE164 = toE164(value) ?? '';
  }
  return { ok: true, fields };
}

/** What the visitor typed, to be shown again: strings only, the form's own fields only. */
export function typedValues(form: FormName, sent: Readonly<Record<string, unknown>>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(pick(form, sent))) {
    if (typeof value === 'string') values[name] = value.toWellFormed();
  }
  return values;
}
