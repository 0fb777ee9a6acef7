import { type TwoFacedOptions, twoFacedEncryption, twoFacedPdf } from '../build-encrypted-pdf.ts';
import { addRevision, buildPdf, streamObject } from '../build-pdf.ts';
import type { HostileCv } from '../hostile-cv.ts';
import { pdfs, script } from './pdfs.ts';

/** Readers disagree on which trailer is in force, and so on whether the file is encrypted at all. */
export function encryptions(): HostileCv[] {
  const family = 'an encryption that not every reader sees';
  const named = `<< /JavaScript << /Names [(a) ${script}] >> >>`;
  const catalog = '/Names 9 0 R';
  const hostileBare: TwoFacedOptions = {
    catalog,
    parts: [{ bare: '9 32' }, { sealed: '9 0' }, { sealed: 'null' }, { bare: named }],
    entries: '/Type /ObjStm /N 1 /First 16',
  };
  const hostileDecrypted: TwoFacedOptions = {
    catalog,
    parts: [{ bare: '9 0 null' }, { sealed: `9 12${' '.repeat(12)}${named}` }],
    entries: '/Type /ObjStm /N 1 /First 4',
  };
  const decoy = `null\nendobj\ntrailer\n<< /Root 1 0 R ${twoFacedEncryption} >>\n8 0 obj\nnull`;
  const table = (entries: string) => streamObject(`/Root 1 0 R ${twoFacedEncryption} ${entries}`, '');
  const seen = twoFacedPdf({ ...hostileDecrypted, trailer: twoFacedEncryption });
  const byReference = Buffer.from(seen.toString('latin1').replace('/StmF /StdCF', '/StmF 7 0 R'), 'latin1');
  const dictionary = /\n6 0 obj\n(.*)\n/.exec(seen.toString('latin1'))?.[1] ?? '';
  const unseen = dictionary.replaceAll('F /StdCF', 'F /Identity');
  return [
    ...pdfs(
      family,
      'hidden',
      twoFacedPdf({ ...hostileBare, extraObjects: [decoy] }),
      twoFacedPdf({ ...hostileBare, trailer: twoFacedEncryption }),
      addRevision(seen, { 6: unseen }),
      twoFacedPdf({
        ...hostileDecrypted,
        extraObjects: [unseen],
        trailer: twoFacedEncryption.replace('6', '6 0 R /Encrypt 7'),
      }),
    ),
    ...pdfs(
      family,
      'script',
      ...['/W [1 4 1]', '/Length 0', '/Type /XRef'].map((entries) =>
        twoFacedPdf({ ...hostileDecrypted, extraObjects: [table(entries)] }),
      ),
      twoFacedPdf({ ...hostileDecrypted, extraObjects: [`<< ${twoFacedEncryption} >>`] }),
      twoFacedPdf({ ...hostileDecrypted, trailer: `${twoFacedEncryption} /Encrypt null` }),
    ),
    ...pdfs(
      family,
      'damaged',
      twoFacedPdf({ ...hostileDecrypted, trailer: `${twoFacedEncryption} /Odd true1` }),
      twoFacedPdf({ ...hostileDecrypted, extraObjects: [table('/Type /XRef /Odd true1')] }),
      addRevision(addRevision(byReference, { 7: '/StdCF' }), { 7: '/Identity' }),
    ),
    ...pdfs(
      family,
      'attachment',
      twoFacedPdf({
        parts: [{ bare: '%PDF-1.7' }, { sealed: buildPdf().toString('latin1') }],
        entries: '/Type /EmbeddedFile',
        trailer: twoFacedEncryption,
      }),
    ),
  ];
}
