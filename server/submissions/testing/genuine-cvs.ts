import { deflateSync } from 'node:zlib';
import { buildCfb, type CfbPart } from './build-cfb.ts';
import { buildZip, type ZipPart } from './build-zip.ts';

/** The objects of a one-page PDF; a hostile one replaces or adds some. */
export interface PdfOptions {
  readonly catalog?: string;
  readonly trailer?: string;
  readonly extraObjects?: readonly string[];
  readonly words?: string;
}

export function buildPdf(options: PdfOptions = {}): Buffer {
  const content = `BT /F1 12 Tf 72 720 Td (${options.words ?? 'Curriculum vitae: HTML/JavaScript, chillers'}) Tj ET`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${options.catalog ?? ''} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...(options.extraObjects ?? []),
  ];
  let file = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, i) => {
    const at = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = file.length;
  const lines = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${options.trailer ?? ''} >>\n`;
  return Buffer.from(`${file}startxref\n${start}\n%%EOF\n`, 'latin1');
}

/** A compressed object stream, as PDF 1.5 writers make them. */
export function objectStream(plain: string, filter = '/FlateDecode'): string {
  const packed = deflateSync(Buffer.from(plain, 'latin1')).toString('latin1');
  return `<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} /Length ${packed.length} >>\nstream\n${packed}\nendstream`;
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

export const contentTypes = (mainType = wordType): ZipPart => ({
  name: '[Content_Types].xml',
  content: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`,
});

export const wordDocument: ZipPart = {
  name: 'word/document.xml',
  content:
    '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Curriculum vitae</w:t></w:r></w:p></w:body></w:document>',
};

export const relationships: ZipPart = {
  name: '_rels/.rels',
  content:
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
};

export const buildDocx = (...extra: ZipPart[]): Buffer =>
  buildZip([contentTypes(), relationships, wordDocument, ...extra]);

/** The head of a Word 97 document; `flags` is the word that says whether it is encrypted. */
export function wordStream(flags = 0): CfbPart {
  const content = Buffer.alloc(4096);
  content.writeUInt16LE(0xa5ec, 0);
  content.writeUInt16LE(0x00c1, 2);
  content.writeUInt16LE(flags, 10);
  return { name: 'WordDocument', content };
}

export const buildDoc = (...extra: CfbPart[]): Buffer =>
  buildCfb([wordStream(), { name: '1Table' }, { name: '\u0005SummaryInformation' }, ...extra]);
