import { locales } from '../../content/model/locales.ts';
import { type PageKey, pathsFor } from '../../content/model/paths.ts';
import type { FormName } from '../../contract/form-names.ts';

/** The pages that can be posted to without JavaScript, and the form that each of them takes. */
const formOf = {
  home: 'contact',
  contact: 'quote',
  requestQuote: 'quote',
  careers: 'career',
  estimateProject: 'estimate',
} as const satisfies Partial<Record<PageKey, FormName>>;

const forms = new Map<string, FormName>(
  locales.flatMap((locale) =>
    Object.entries(formOf).map(([key, form]) => [pathsFor(locale)[key as PageKey], form] as const),
  ),
);

/** Undefined for every address that takes no form: nothing is rendered for a post to it. */
export const formAt = (pathname: string): FormName | undefined => forms.get(pathname);
