import { contentOf } from './content.server.ts';
import { certificatePicture, certificates } from './model/certificates.ts';
import { pictured } from './model/join.ts';
import type { Locale } from './model/locales.ts';

export function certificatesOf(locale: Locale) {
  const { issuer, items } = contentOf(locale).certificates;
  return certificates.map(({ id, date }) => ({
    id,
    date,
    issuer,
    ...pictured(items[id], certificatePicture(id)),
  }));
}
