import { deflateSync } from 'node:zlib';

/** The objects of a one-page PDF; a hostile one replaces or adds some. Added ones are numbered from 5. */
export interface PdfOptions {
  readonly catalog?: string;
  readonly page?: string;
  readonly trailer?: string;
  readonly extraObjects?: readonly string[];
  readonly words?: string;
}

export function buildPdf(options: PdfOptions = {}): Buffer {
  const content = `BT /F1 12 Tf 72 720 Td (${options.words ?? 'Curriculum vitae: HTML/JavaScript, chillers'}) Tj ET`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${options.catalog ?? ''} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R ${options.page ?? ''} >>`,
    streamObject('', content),
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

export const streamObject = (
  entries: string,
  content: string,
  length: number | string = content.length,
): string => `<< ${entries} /Length ${length} >>\nstream\n${content}\nendstream`;

export const deflated = (plain: string | Buffer): string =>
  deflateSync(typeof plain === 'string' ? Buffer.from(plain, 'latin1') : plain).toString('latin1');

export interface ObjectStreamOptions {
  readonly type?: string;
  readonly filter?: string;
  readonly entries?: string;
  readonly length?: number | string;
  /** What packs the bytes; deflate unless told. */
  readonly pack?: (plain: string) => string;
}

/** A compressed object stream, as PDF 1.5 writers make them, with objects of the given numbers. */
export function objectStream(
  objects: Readonly<Record<number, string>>,
  options: ObjectStreamOptions = {},
): string {
  const all = Object.entries(objects);
  let body = '';
  const pairs = all.map(([number, text]) => {
    const pair = `${number} ${body.length}`;
    body += `${text} `;
    return pair;
  });
  const head = `${pairs.join(' ')} `;
  const packed = (options.pack ?? deflated)(head + body);
  const { type = '/Type /ObjStm', filter = '/FlateDecode', entries = '' } = options;
  const stated = `${type} /N ${all.length} /First ${head.length} ${filter === '' ? '' : `/Filter ${filter}`} ${entries}`;
  return streamObject(stated, packed, options.length);
}

/** Adds a revision, as a signature or an editor does. */
export function addRevision(file: Buffer, objects: Readonly<Record<number, string>>): Buffer {
  const text = file.toString('latin1');
  const previous = /startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1] ?? '0';
  let added = '';
  let table = 'xref\n0 0\n';
  for (const [number, body] of Object.entries(objects)) {
    table += `${number} 1\n${String(text.length + added.length).padStart(10, '0')} 00000 n \n`;
    added += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const start = text.length + added.length;
  const trailer = `trailer\n<< /Size 50 /Root 1 0 R /Prev ${previous} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(`${text}${added}${table}${trailer}`, 'latin1');
}
