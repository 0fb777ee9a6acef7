import { PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { pdfHeaderAt } from '../file-kind.ts';
import type { Findings } from '../findings.ts';
import { zipEnds } from '../zip-end.ts';
import type { PdfContents, PdfObject } from './read-pdf.ts';

const trailingMax = 2048;
/** What programs, archives and pages start with. */
const foreign = /^(?:MZ|PK|\x7fELF|\xd0\xcf\x11\xe0|Rar!|7z\xbc|#!|GIF8|\x89PNG|\xff\xd8\xff|%!|\{\\rt|\xca\xfe\xba\xbe|\xcf\xfa\xed)/;
const markup = /<(?:!doctype\s+html|html|head|body|script|svg|iframe|object|embed|hta:|\?php)[\s>/]/i;

/** Whether the file is one PDF and nothing else: what stands before, behind and between its objects. */
export function judgeSurroundings(
  file: Buffer,
  pdf: PdfContents,
  attachments: ReadonlySet<PdfObject>,
  findings: Findings,
): void {
  const header = pdfHeaderAt(file);
  if (header < 0 || /[^\0\s\xef\xbb\xbf]/.test(file.toString('latin1', 0, header))) findings.hold('mixed');
  if (!pdf.objects.some(({ value }) => value instanceof PDFDict && value.get(PDFName.of('Pages')) !== undefined)) {
    findings.hold('damaged');
  }

  const end = Math.max(pdf.end, file.lastIndexOf('%%EOF') + 5, file.lastIndexOf('startxref') + 9);
  const rest = file.toString('latin1', end).replace(/^[\0\s\d]+/, '');
  if (rest.length > trailingMax || foreign.test(rest)) findings.hold('mixed');

  if (markup.test(rest) || pdf.gaps.some((gap) => markup.test(gap))) findings.hold('mixed');
  const judged = streamRanges(file, [...attachments]);
  const isJudged = (at: number) => judged.some(([from, to]) => at >= from && at < to);
  if (zipEnds(file).some((at) => !isJudged(at))) findings.hold('mixed');
}

type Range = readonly [start: number, end: number];

function streamRanges(file: Buffer, objects: readonly PdfObject[]): Range[] {
  return objects.flatMap(({ value }) => {
    if (!(value instanceof PDFRawStream) || value.contents.buffer !== file.buffer) return [];
    const start = value.contents.byteOffset - file.byteOffset;
    return [[start, start + value.contents.byteLength] as const];
  });
}
