import { pdfHeaderAt } from '../file-kind.ts';
import type { Findings } from '../findings.ts';
import { hasMarkup, isForeign } from '../foreign.ts';
import { zipEnds } from '../zip-end.ts';
import { mentionsActiveName } from './active-names.ts';
import { PDFDict, PDFName, PDFRawStream } from './pdf-lib.ts';
import type { PdfContents, PdfObject } from './read-pdf.ts';

/** Whether the file is one PDF and nothing else: what stands before, behind and between its objects. */
export function judgeSurroundings(
  file: Buffer,
  pdf: PdfContents,
  attachments: ReadonlySet<PdfObject>,
  findings: Findings,
): void {
  const header = pdfHeaderAt(file);
  if (header < 0 || /[^\0\s\xef\xbb\xbf]/.test(file.toString('latin1', 0, header))) findings.hold('mixed');
  if (
    !pdf.objects.some(({ value }) => value instanceof PDFDict && value.get(PDFName.of('Pages')) !== undefined)
  ) {
    findings.hold('damaged');
  }

  const rest = file.toString('latin1', pdf.end).replace(/endobj|startxref[\0\s]{0,20}\d{1,12}|%%EOF/g, '');
  if (isForeign(rest) || pdf.gaps.some(hasMarkup)) findings.hold('mixed');
  // Where another reader takes an object to end elsewhere, it finds more than we judged.
  if ([...pdf.gaps, rest].some(mentionsActiveName)) findings.hold('hidden');
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
