import type { CvCode } from './cv-faults.ts';
import type { FormName } from './form-names.ts';

export type FieldKind = 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'file' | 'hidden';

/** A field as it goes over the wire (spec §7), with its rules. What it is called stands in content/. */
export interface FormField {
  readonly name: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  readonly maxLength?: number;
  /** What a required text has to hold at least one of. */
  readonly holds?: 'letter' | 'letter-or-digit';
  readonly autocomplete?: string;
  readonly inputMode?: 'text' | 'email' | 'tel';
  /** What may be sent, word for word (spec §5), in every language. */
  readonly choices?: readonly string[];
  readonly defaultValue?: string;
  /** The file picker's accept attribute. */
  readonly accept?: string;
}

export interface FormContract {
  readonly name: FormName;
  readonly path: `/api/application/${FormName}`;
  /** In the order they are shown. */
  readonly fields: readonly FormField[];
  /** Whether the server's own sentence is shown in the banner (spec §8: the quote form only). */
  readonly showsServerMessage: boolean;
}

/** What can be wrong with a field, as far as its description tells. */
export type FieldCodeOf<Field extends FormField> =
  | (Field['required'] extends true ? 'required' : never)
  | (Field['maxLength'] extends number ? 'too-long' | 'control-characters' : never)
  | (Field['kind'] extends 'file'
      ? CvCode
      : Field['kind'] extends 'email'
        ? 'email-invalid'
        : Field['kind'] extends 'tel'
          ? 'phone-invalid' | 'phone-country'
          : Field['choices'] extends readonly string[]
            ? 'not-a-choice'
            : 'invalid');
