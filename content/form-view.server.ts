import type { FormField } from '../contract/form-contract.ts';
import type { FormName } from '../contract/form-names.ts';
import { forms } from '../contract/forms.ts';
import { cvMaxBytes } from '../contract/limits.ts';
import type { FieldCode, FieldFault, PhoneGuess, ProblemCode } from '../contract/problem.ts';
import { type QuoteType, quoteTypes } from '../contract/quote.ts';
import { contentOf } from './content.server.ts';
import { fill } from './model/fill.ts';
import { type FieldView, type FormView, fieldExamples } from './model/forms.ts';
import { plainText, withIslands } from './model/islands.ts';
import type { Locale } from './model/locales.ts';

/** The same words for code that takes form and field as parameters. */
interface AnyFieldWords {
  readonly label: string;
  readonly hint?: string;
  readonly errors: Readonly<Partial<Record<FieldCode, string>>>;
  readonly choices?: Readonly<Record<string, string>>;
}

const wordsOf = (locale: Locale, form: FormName) =>
  contentOf(locale).forms[form].fields as Readonly<Record<string, AnyFieldWords>>;

function fieldWords(locale: Locale, form: FormName, name: string): AnyFieldWords {
  const words = wordsOf(locale, form)[name];
  if (!words) throw new Error(`The ${form} form has no words for ${name}.`);
  return words;
}

/** What a person who reads this language calls the field. */
export const fieldLabel = (locale: Locale, form: FormName, name: string): string =>
  fieldWords(locale, form, name).label;

export const problemMessage = (locale: Locale, code: ProblemCode): string =>
  contentOf(locale).forms.problems[code];

/** The sentence beside a field. */
export function fieldMessage(
  locale: Locale,
  form: FormName,
  { field, code, guesses = [] }: FieldFault,
): string {
  const max = forms[form].fields.find(({ name }) => name === field)?.maxLength ?? '';
  const { errors } = fieldWords(locale, form, field);
  const { email, local, international } = fieldExamples;
  const written = withIslands(errors[code] ?? problemMessage(locale, 'check-fields'), {
    email,
    local,
    international,
  });
  return fill(plainText(written, locale), { max, megabytes, guesses: guessesIn(locale, guesses) });
}

/** The largest CV. */
const megabytes = cvMaxBytes / 1024 / 1024;

/** “+91 98765 43210 (India) or +977 984-1234567 (Nepal)” */
function guessesIn(locale: Locale, guesses: readonly PhoneGuess[]): string {
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const written = guesses.map(({ region, number }) =>
    plainText([{ ltr: number }, ` (${regions.of(region) ?? region})`], locale),
  );
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(written);
}

/** spec §8 */
export function successMessage(
  locale: Locale,
  form: FormName,
  fields: Readonly<Record<string, string>>,
): string {
  const words = contentOf(locale).forms;
  if (form !== 'quote') return words[form].success;
  return words.quote.success[quoteTypes.find((type) => type === fields.type) ?? quoteTypes[0]];
}

/** Faults of a text, and of a file, that are found before anything is sent. */
const foundInTexts: readonly FieldCode[] = ['too-long'];
const foundInFiles: readonly FieldCode[] = ['required', 'file-type', 'file-empty', 'file-too-large'];

function fieldView(locale: Locale, form: FormName, field: FormField): FieldView {
  const { choices, holds: _, ...rules } = field;
  const words = fieldWords(locale, form, field.name);
  const found = field.kind === 'file' ? foundInFiles : field.maxLength ? foundInTexts : [];
  return {
    ...rules,
    label: words.label,
    ...(words.hint === undefined ? {} : { hint: fill(words.hint, { megabytes }) }),
    ...(field.kind === 'select' && choices
      ? { choices: choices.map((value) => ({ value, label: words.choices?.[value] ?? value })) }
      : {}),
    errors: Object.fromEntries(
      found.map((code) => [code, fieldMessage(locale, form, { field: field.name, code })]),
    ),
  };
}

/** A form with everything a page needs to show it, in one language. `type` says which page asks. */
export function formView(locale: Locale, form: FormName, type?: QuoteType): FormView {
  const { [form]: words, around } = contentOf(locale).forms;
  const { name, path, fields, showsServerMessage } = forms[form];
  return {
    name,
    path,
    fields: fields.map((field) => fieldView(locale, form, field)),
    showsServerMessage,
    submit: words.submit,
    busy: words.busy,
    failure: { ...words.failure, fields: problemMessage(locale, 'check-fields') },
    success: successMessage(locale, form, type === undefined ? {} : { type }),
    around,
  };
}
