import { companyOf } from './company.server.ts';
import { contentOf } from './content.server.ts';
import type { OfficeMapWords } from './model/contact.ts';
import { fill } from './model/fill.ts';
import type { Locale } from './model/locales.ts';

export function officeMapOf(locale: Locale): OfficeMapWords {
  const { officeMap } = contentOf(locale);
  return { ...officeMap, title: fill(officeMap.title, { company: companyOf(locale).name }) };
}
