import { careerForm, careerSuccess } from './career.ts';
import { contactForm, contactSuccess } from './contact.ts';
import { estimateForm, estimateSuccess } from './estimate.ts';
import type { FormContract, FormName } from './form-contract.ts';
import { quoteForm, quoteSuccess, quoteTypes } from './quote.ts';

/** All four, for code that takes the form as a parameter. A page imports only its own. */
export const forms: Readonly<Record<FormName, FormContract>> = {
  quote: quoteForm,
  contact: contactForm,
  estimate: estimateForm,
  career: careerForm,
};

/** spec §8 */
export function successMessage(form: FormName, fields: Readonly<Record<string, string>>): string {
  if (form === 'quote') {
    const type = quoteTypes.find((known) => known === fields.type) ?? 'Contact us';
    return quoteSuccess[type];
  }
  return { contact: contactSuccess, estimate: estimateSuccess, career: careerSuccess }[form];
}
