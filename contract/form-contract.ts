export type FormName = 'quote' | 'contact' | 'estimate' | 'career';

export type FieldKind = 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'file' | 'hidden';

export interface FieldMessages {
  /** Left empty though it is required. */
  readonly missing?: string;
  readonly tooShort?: string;
  readonly tooLong?: string;
  /** Not in the shape it should have: an email address, a phone number, one of the choices, plain text. */
  readonly wrong: string;
}

export interface FormField {
  /** Exactly as it goes over the wire (spec §7). */
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly autocomplete?: string;
  readonly inputMode?: 'text' | 'email' | 'tel';
  readonly choices?: readonly string[];
  readonly defaultValue?: string;
  readonly hint?: string;
  /** The file picker's accept attribute. */
  readonly accept?: string;
  readonly messages: FieldMessages;
}

export interface FormContract {
  readonly name: FormName;
  readonly path: `/api/application/${FormName}`;
  /** In the order they are shown. */
  readonly fields: readonly FormField[];
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly failure: {
    /** Shown when the server refuses and says nothing better, or nothing better may be shown. */
    readonly refused: string;
    readonly network: string;
    /** Whether the server's own sentence is shown in the banner (spec §8: the quote form only). */
    readonly showsServerMessage: boolean;
  };
}

/** The sentence of the red banner after the server refused (spec §8). */
export function refusalMessage(form: FormContract, serverMessage: string | undefined): string {
  return form.failure.showsServerMessage && serverMessage ? serverMessage : form.failure.refused;
}
