import { careers } from './en/careers.ts';
import { contact } from './en/contact.ts';
import { estimate } from './en/estimate.ts';
import { faqs } from './en/faqs.ts';
import { forms } from './en/forms.ts';
import { mail } from './en/mail.ts';
import { officeMap } from './en/office-map.ts';
import { policies } from './en/policies.ts';
import { requestQuote } from './en/request-quote.ts';
import type { Locale } from './model/locales.ts';

const english = { careers, contact, estimate, faqs, forms, mail, officeMap, policies, requestQuote };

/** Every word of one language, a key a screen. */
export type Content = typeof english;

const contents: Readonly<Record<Locale, Content>> = { en: english };

/** The one way to the words. Loaders and the server call it; nothing that reaches a browser may. */
export const contentOf = (locale: Locale): Content => contents[locale];
