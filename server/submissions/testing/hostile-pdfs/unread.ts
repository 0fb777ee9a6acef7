import { buildPdf, objectStream, type PdfOptions } from '../build-pdf.ts';
import type { HostileCv } from '../hostile-cv.ts';
import { pdfs, script } from './pdfs.ts';

/** Objects that we cannot read, and that are plain to who passes over a word it does not know. */
export function unread(): HostileCv[] {
  const named = `<< /JavaScript << /Names [(a) ${script}] >> >>`;
  const type = '/Type 6 0 R /Odd true1';
  const hex = (plain: string) => `${Buffer.from(plain, 'latin1').toString('hex')}>`;
  /** An object stream that says of itself what its type's place is taken by. */
  const packed = (entries: string, behind = ''): PdfOptions => ({
    catalog: '/Names 9 0 R',
    extraObjects: [
      objectStream({ 9: named }, { type: entries, filter: '/ASCIIHexDecode', pack: hex }) + behind,
      '/ObjStm',
    ],
  });
  const covered = objectStream({ 8: '<< /Odd true1 %', 9: `(\n${named.slice(2)} )` });
  return pdfs(
    'an object that only forgiving readers read',
    'damaged',
    packed(type),
    // All but its beginning stands in what is a string or a stream to us.
    packed(`${type} %7 0 obj (\n`, '\n%)'),
    packed(`${type} %endobj 7 0 obj (\n`, '\n%)'),
    packed(`${type} /X (endobj 7 0 obj << >>\nstream\n)`),
    packed(`${type} /X <endobj 7 0 obj (> `, '\n%)'),
    buildPdf({ catalog: '/Names 8 0 R', extraObjects: [covered] }),
  );
}
