import { contentOf } from './content.server.ts';
import { type Certificate, certificatePicture, certificates } from './model/certificates.ts';
import { pictured } from './model/join.ts';
import type { Locale } from './model/locales.ts';

export function certificatesOf(locale: Locale) {
  const { issuer, items } = contentOf(locale).certificates;
  const held: readonly Certificate[] = certificates;
  return held.map((certificate) => ({
    ...certificate,
    issuer,
    ...pictured(items[certificate.id], certificatePicture(certificate.id)),
  }));
}
