import { company } from './model/company.ts';
import type { Locale } from './model/locales.ts';

/** The company as a language presents it. */
export const companyOf = (_locale: Locale) => company;
