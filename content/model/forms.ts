import type { FieldCodeOf, FormField } from '../../contract/form-contract.ts';
import type { FormName } from '../../contract/form-names.ts';
import type { FieldsOf } from '../../contract/forms.ts';
import type { FieldCode, ProblemCode } from '../../contract/problem.ts';
import type { QuoteType } from '../../contract/quote.ts';

/** How an email address and a phone number are written, here and from abroad. */
export const fieldExamples = {
  email: 'name@example.com',
  local: '050 123 4567',
  international: '+971 50 123 4567',
} as const;

/**
 * What one field is called, what it asks for and what is said when it is not right. {max} is its limit, {megabytes} a file's;
 * {email}, {local} and {international} are examples, {guesses} numbers as they may have been meant.
 */
type FieldWords<Field extends FormField> = {
  readonly label: string;
  readonly hint?: string;
  readonly errors: Readonly<Record<FieldCodeOf<Field>, string>>;
} & (Field['kind'] extends 'select'
  ? { readonly choices: Readonly<Record<NonNullable<Field['choices']>[number], string>> }
  : unknown);

interface FormWords<Name extends FormName> {
  readonly fields: {
    readonly [Key in keyof FieldsOf<Name>]: FieldsOf<Name>[Key] extends FormField
      ? FieldWords<FieldsOf<Name>[Key]>
      : never;
  };
  readonly submit: string;
  readonly busy: string;
  /** When the server refuses and says nothing better, and when it cannot be reached (spec §8). */
  readonly failure: { readonly refused: string; readonly network: string };
  readonly success: Name extends 'quote' ? Readonly<Record<QuoteType, string>> : string;
}

/** The words around the fields, the same on every form. */
export interface AroundForms {
  readonly optional: string;
  /** Beside a field that people never see and programs fill. */
  readonly honeypotLabel: string;
  readonly errorSummaryTitle: string;
  readonly referenceLabel: string;
  /** Stays below the form when the banner has gone; the reference follows. */
  readonly sentWith: string;
  /** {n} characters of {max} are there, {over} too many. */
  readonly length: { readonly near: string; readonly over: string };
  /** {link} is the link to the privacy policy. */
  readonly consent: { readonly text: string; readonly link: string };
  readonly file: { readonly choose: string; readonly remove: string; readonly uploading: string };
}

export type FormsWords = {
  readonly around: AroundForms;
  /** One sentence for an answer that is about the whole form. */
  readonly problems: Readonly<Record<ProblemCode, string>>;
  /** Begins the message of a visitor who comes from a service's page: {service}. */
  readonly serviceMessage: string;
} & { readonly [Name in FormName]: FormWords<Name> };

/** A field as the page shows it: the contract's rules with the language's words. */
export interface FieldView extends Omit<FormField, 'choices' | 'holds'> {
  readonly label: string;
  readonly hint?: string;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** What the browser can find wrong by itself. */
  readonly errors: Readonly<Partial<Record<FieldCode, string>>>;
}

/** A form as the page shows it. */
export interface FormView {
  readonly name: FormName;
  readonly path: string;
  readonly fields: readonly FieldView[];
  readonly showsServerMessage: boolean;
  readonly submit: string;
  readonly busy: string;
  readonly failure: {
    readonly refused: string;
    readonly network: string;
    /** When fields need correcting. */
    readonly fields: string;
  };
  readonly success: string;
  readonly around: AroundForms;
}
