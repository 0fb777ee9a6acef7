import type { FormName } from '../../contract/form-names.ts';

/**
 * The message a visitor gets after sending a form. {company}, {tollFree}, {dubai} and {careersEmail} stand for
 * the company's name, numbers and address.
 */
export interface MailWords {
  readonly greeting: string;
  /** {name} is the visitor's. */
  readonly greetingTo: string;
  readonly reference: string;
  readonly whatNext: string;
  readonly notYou: string;
  readonly forms: Readonly<
    Record<
      FormName,
      { readonly subject: string; readonly thanks: string; readonly nextSteps: readonly string[] }
    >
  >;
}
