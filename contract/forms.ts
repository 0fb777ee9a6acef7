import { callBackForm } from './call-back.ts';
import { careerForm } from './career.ts';
import { estimateForm } from './estimate.ts';
import type { FieldCodeOf, FormContract, FormField } from './form-contract.ts';
import type { FormName } from './form-names.ts';
import { quoteForm } from './quote.ts';

const contracts = {
  quote: quoteForm,
  contact: callBackForm,
  career: careerForm,
  estimate: estimateForm,
} as const satisfies { readonly [Name in FormName]: FormContract & { readonly name: Name } };

type Contracts = typeof contracts;

/** The fields of one form by their wire names, for words that must name each of them and no other. */
export type FieldsOf<Name extends FormName> = {
  readonly [Field in Contracts[Name]['fields'][number] as Field['name']]: Field;
};

/** What the words of one field have to answer for. */
export type CodesOf<Field> = Field extends FormField ? FieldCodeOf<Field> : never;

export const forms: Readonly<Record<FormName, FormContract>> = contracts;

/** A form with a file travels as multipart, all others as JSON. */
export const fileFieldOf = (form: FormName): FormField | undefined =>
  forms[form].fields.find(({ kind }) => kind === 'file');

/** The first number that was given, as it is dialled, kept beside what was typed. */
export const dialledField = 'phoneE164';
