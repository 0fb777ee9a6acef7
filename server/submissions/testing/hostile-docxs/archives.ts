import { crc32 } from 'node:zlib';
import { contentTypes, docxParts, field, relationships, wordXml } from '../build-docx.ts';
import { buildPdf } from '../build-pdf.ts';
import { buildZip, type ZipPart } from '../build-zip.ts';
import { gif, type HostileCv, program } from '../hostile-cv.ts';
import { docxs, settingsType, withDocument } from './docxs.ts';

export function archives(): HostileCv[] {
  const parts = docxParts();
  const plain = buildZip(parts);
  const zeroes = Buffer.alloc(50 * 1024 * 1024);
  const doctype = wordXml('').replace('?>\n', '?>\n<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>');
  const family = 'a crooked archive';
  const secretBody = field('DDEAUTO c:\\\\cmd.exe');
  const secretXml = wordXml(secretBody);
  const withFonts = docxParts({ defaults: { fnt: 'font/x' } });
  const twice = buildZip([...parts, ...docxParts({ body: secretBody })]);
  const endAt = twice.length - 22;
  const firstAt = twice.readUInt32LE(endAt + 16);
  const secondAt = firstAt + (endAt - firstAt) / 2;
  /** The end of a directory that says what it likes. */
  const endOf = (count: number, size: number, offset: number): Buffer => {
    const record = Buffer.from(twice.subarray(endAt));
    record.writeUInt16LE(count, 8);
    record.writeUInt16LE(count, 10);
    record.writeUInt32LE(size, 12);
    record.writeUInt32LE(offset, 16);
    return record;
  };
  const harmlessFirst = [twice.subarray(0, secondAt), endOf(parts.length, secondAt - firstAt, firstAt)];
  const secretDirectory = twice.subarray(secondAt, endAt);
  const secretAt = secondAt + 22;
  return [
    ...docxs(
      family,
      'damaged',
      plain.subarray(0, plain.length - 22),
      // Two directories, of which we would read one and an office program the other.
      Buffer.concat([
        ...harmlessFirst,
        secretDirectory,
        Buffer.from('\n'),
        endOf(parts.length, secretDirectory.length, secretAt),
      ]),
      Buffer.concat([
        ...harmlessFirst,
        secretDirectory,
        Buffer.from('PK\x06\x06'),
        Buffer.alloc(52),
        Buffer.from('PK\x06\x07'),
        Buffer.alloc(16),
        endOf(0xffff, 0xffffffff, 0xffffffff),
      ]),
      Buffer.concat([twice.subarray(0, endAt), endOf(parts.length, secretDirectory.length, firstAt)]),
      Buffer.concat([twice.subarray(0, endAt), endOf(parts.length, endAt - firstAt, firstAt)]),
      // Names that read in two ways.
      buildZip([...withFonts, { name: 'word/a.fnt', localName: 'word/b.xml', content: secretXml }]),
      buildZip([
        ...withFonts,
        { name: 'word/b.xml', content: secretXml, extra: [0x7075, unicodePath('word/b.xml', 'word/a.fnt')] },
      ]),
      {
        defaults: { png: 'image/png', PNG: 'application/vnd.ms-office.vbaProject' },
        parts: [{ name: 'a.png', content: gif }],
      },
      buildZip([...parts, { name: 'word/é.png', content: gif }]),
      buildZip([...parts, { name: escapedAgainAndAgain, content: gif }]),
      { types: Object.fromEntries([1, 2, 3].map((i) => [`/${i}${escapedAgainAndAgain}`, settingsType])) },
      { relationships: [1, 2, 3].map((i) => ({ type: 'header', target: `${i}${escapedAgainAndAgain}` })) },
      buildZip([...parts, { name: 'word/header1.xml\0.png', content: gif }]),
    ),
    ...docxs(
      family,
      'mixed',
      Buffer.concat([plain, program]),
      Buffer.concat([plain, Buffer.from('<html><script>1</script></html>')]),
      Buffer.concat([plain, Buffer.alloc(5000, 1)]),
      buildZip([{ name: 'a.txt', content: buildPdf(), stored: true }, ...parts]),
    ),
    ...docxs(family, 'tooLargeInside', buildZip([...parts, { name: 'word/a.xml', content: zeroes }])),
    ...docxs(
      family,
      'damaged',
      buildZip([
        ...parts,
        { name: 'word/a.xml', content: zeroes, declaredSize: 100 },
        {
          name: 'word/_rels/document.xml.rels',
          content: relationships([{ type: 'header', target: 'a.xml' }]),
        },
      ]),
    ),
    ...docxs(
      family,
      'tooLargeInside',
      buildZip(
        Array.from({ length: 5000 }, (_, i): ZipPart => parts[i] ?? { name: `word/${i}.xml`, content: '' }),
      ),
    ),
    ...docxs(
      family,
      'hidden',
      buildZip([...parts, { name: 'WORD/DOCUMENT.XML', content: wordXml(field('DDEAUTO x')) }]),
      buildZip([...parts, { name: 'word/document.xml', content: wordXml('') }]),
    ),
    ...docxs(
      family,
      'damaged',
      buildZip([...parts, { name: '../../etc/cron.d/x', content: 'x' }]),
      buildZip([...parts, { name: '/etc/passwd', content: 'x' }]),
      buildZip([...parts, { name: 'C:\\Windows\\x.xml', content: 'x' }]),
      buildZip(parts.map((part) => (part.name === 'word/document.xml' ? { ...part, method: 99 } : part))),
      withDocument('hello'),
      withDocument(wordXml('<w:p>')),
      withDocument(doctype),
      withDocument(Buffer.from(wordXml('<w:p>é</w:p>').replace('UTF-8', 'IBM037'), 'latin1')),
      withDocument(wordXml('<undeclared:p/>')),
      buildZip([contentTypes(), ...parts.slice(2)]),
    ),
    ...['cv.doc', 'cv.pdf'].flatMap((name) =>
      docxs(family, 'otherType', plain).map((cv) => ({ ...cv, name })),
    ),
    ...docxs(family, 'otherType', buildPdf(), Buffer.concat([gif, buildPdf()])),
  ];
}

/** Each time it is decoded it is another name, and shorter by two letters only. */
const escapedAgainAndAgain = `word/%${'25'.repeat(8000)}41.png`;

/** Info-ZIP's field by which a part has another name. */
function unicodePath(name: string, other: string): Buffer {
  const field = Buffer.alloc(5 + Buffer.byteLength(other));
  field[0] = 1;
  field.writeUInt32LE(crc32(name), 1);
  field.write(other, 5);
  return field;
}
