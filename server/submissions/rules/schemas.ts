import { z } from 'zod';
import { fieldLabel } from '../../../content/form-view.server.ts';
import type { FormField } from '../../../contract/form-contract.ts';
import { type FormName, formNames } from '../../../contract/form-names.ts';
import { dialledField, forms } from '../../../contract/forms.ts';
import { longTextMaxLength } from '../../../contract/limits.ts';
import type { FieldCode, FieldFault } from '../../../contract/problem.ts';
import { toE164 } from './phone.ts';
import { phoneGuesses } from './phone-guesses.ts';
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
  if (field.holds === undefined) return () => true;
  return field.holds === 'letter' ? hasLetter : hasLetterOrDigit;
}

/**
 * How long a text may be before it is even cleaned: decomposed letters, CR LF line ends and blanks at the edges make it
 * longer than what is kept. Whatever is longer is refused unread.
 */
export const sentMaxLength = (maxLength: number): number => 3 * maxLength + 100;
/** No choice of any form is half as long. */
const choiceMaxLength = 200;

/** What is wrong with a value that is not in the shape the field should have. */
function shapeCode({ kind, choices }: FormField): FieldCode {
  if (choices) return 'not-a-choice';
  return kind === 'email' ? 'email-invalid' : kind === 'tel' ? 'phone-invalid' : 'invalid';
}

/** A schema's issues are worded as codes; only they leave this file. */
const coded = (code: FieldCode) => ({ error: code });
const missingOrWrong = (field: FormField) => ({
  error: (issue: { readonly input: unknown }): FieldCode =>
    issue.input === undefined && field.required ? 'required' : shapeCode(field),
});

/** The first issue of a field is the one told, so the order of the checks is the order of the codes. */
function textSchema(field: FormField): z.ZodType<string | undefined> {
  const multiline = field.kind === 'textarea';
  const isShaped = shapeRule(field);
  const tooLong = { ...coded('too-long'), abort: true };
  const { maxLength = longTextMaxLength } = field;
  let schema = z
    .string(missingOrWrong(field))
    .max(sentMaxLength(maxLength), tooLong)
    .overwrite(multiline ? cleanText : cleanLine)
    .refine((text) => !hasForbiddenCharacters(text, multiline), coded('control-characters'));
  if (field.required) schema = schema.min(1, coded('required'));
  schema = schema
    .max(maxLength, tooLong)
    .refine((text) => text === '' || isShaped(text), coded(shapeCode(field)));
  if (field.kind === 'email') schema = schema.meta({ format: 'email' });
  return field.required ? schema : schema.default('');
}

function choiceSchema(field: FormField, choices: readonly string[]): z.ZodType<string | undefined> {
  const schema = z.enum(choices as [string, ...string[]], missingOrWrong(field));
  return field.required ? schema : schema.default(field.defaultValue ?? '');
}

const textFieldsOf = (form: FormName) => forms[form].fields.filter((field) => field.kind !== 'file');

function formSchema(form: FormName) {
  return z.object(
    Object.fromEntries(
      textFieldsOf(form).map((field) => {
        const schema = field.choices ? choiceSchema(field, field.choices) : textSchema(field);
        return [field.name, schema.describe(fieldLabel('en', form, field.name))];
      }),
    ),
  );
}

export const schemas = Object.fromEntries(formNames.map((form) => [form, formSchema(form)])) as Readonly<
  Record<FormName, ReturnType<typeof formSchema>>
>;

export type ParsedFields =
  | { readonly ok: true; readonly fields: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly errors: readonly FieldFault[] };

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

/** A number that is none here may be one elsewhere: then the visitor reads how it is written in full. */
function withGuesses(fault: FieldFault, typed: unknown): FieldFault {
  const guesses = fault.code === 'phone-invalid' && typeof typed === 'string' ? phoneGuesses(typed) : [];
  return guesses.length > 0 ? { ...fault, code: 'phone-country', guesses } : fault;
}

export function parseFields(form: FormName, sent: Readonly<Record<string, unknown>>): ParsedFields {
  const parsed = schemas[form].safeParse(pick(form, sent));
  if (!parsed.success) {
    const codes = new Map<string, FieldCode>();
    for (const issue of parsed.error.issues) {
      const field = String(issue.path[0]);
      if (!codes.has(field)) codes.set(field, issue.message as FieldCode);
    }
    return {
      ok: false,
      errors: [...codes].map(([field, code]) => withGuesses({ field, code }, sent[field])),
    };
  }
  const fields: Record<string, string> = {};
  for (const field of textFieldsOf(form)) {
    const value = parsed.data[field.name] ?? '';
    fields[field.name] = value;
    if (field.kind === 'tel') fields[dialledField] ||= toE164(value) ?? '';
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
