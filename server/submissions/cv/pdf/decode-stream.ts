import { decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { type Findings, TooLargeInside } from '../findings.ts';
import type { PdfContents, PdfObject } from './read-pdf.ts';

const filterKey = PDFName.of('Filter');
const paramsKeys = [PDFName.of('DecodeParms'), PDFName.of('DP')];
const chunkBytes = 64 * 1024;
const streamMaxBytes = 16 * 1024 * 1024;

/** A stream's bytes: decrypted, unpacked within the file's budget, predictors undone. Throws when it cannot. */
export function decodeStream(pdf: PdfContents, object: PdfObject, findings: Findings): Buffer {
  const stream = object.value;
  if (!(stream instanceof PDFRawStream)) throw new Error('Not a stream.');
  const filters = listOf(pdf, stream.dict.get(filterKey)).filter((one) => one instanceof PDFName);
  const params = paramsKeys.flatMap((key) => listOf(pdf, stream.dict.get(key)));
  const contents = pdf.decryption && pdf.decryption !== 'locked' && !object.packed
      ? pdf.decryption.decryptStream(stream.contents, object.number, object.generation)
      : stream.contents;
  // The library looks its filters up in its own table of objects, so they are handed over directly.
  const dict = PDFDict.fromMapWithContext(
    new Map<PDFName, PDFObject>([[filterKey, arrayOf(filters, stream.dict)]]),
    stream.dict.context,
  );
  const decoded = decodePDFRawStream(PDFRawStream.of(dict, contents));
  const chunks: Uint8Array[] = [];
  for (let total = 0; ; ) {
    const chunk = decoded.getBytes(chunkBytes);
    if (chunk.length === 0) break;
    total += chunk.length;
    if (total > streamMaxBytes) throw new TooLargeInside();
    findings.spend(chunk.length);
    chunks.push(Uint8Array.from(chunk));
  }
  return undoPredictor(Buffer.concat(chunks), pdf, params.at(-1));
}

function listOf(pdf: PdfContents, value: PDFObject | undefined): PDFObject[] {
  const [found] = pdf.resolve(value).slice(-1);
  if (found instanceof PDFArray) return found.asArray().flatMap((one) => pdf.resolve(one).slice(-1));
  return found === undefined ? [] : [found];
}

function arrayOf(values: readonly PDFObject[], dict: PDFDict): PDFArray {
  const array = PDFArray.withContext(dict.context);
  for (const value of values) array.push(value);
  return array;
}

function numberIn(pdf: PdfContents, params: PDFDict, name: string, fallback: number): number {
  const [value] = pdf.resolve(params.get(PDFName.of(name))).slice(-1);
  return value instanceof PDFNumber ? value.asNumber() : fallback;
}

/** The predictors of PNG (ISO 32000-2, 7.4.4.4), which object streams may use though hardly any writer does. */
function undoPredictor(bytes: Buffer, pdf: PdfContents, params: PDFObject | undefined): Buffer {
  if (!(params instanceof PDFDict)) return bytes;
  const predictor = numberIn(pdf, params, 'Predictor', 1);
  if (predictor <= 1) return bytes;
  if (predictor < 10) throw new Error('A predictor of TIFF.');
  const bits = numberIn(pdf, params, 'BitsPerComponent', 8) * numberIn(pdf, params, 'Colors', 1);
  const step = Math.max(1, bits >> 3);
  const rowBytes = (bits * numberIn(pdf, params, 'Columns', 1) + 7) >> 3;
  if (rowBytes < 1 || rowBytes > chunkBytes) throw new Error('Rows of no size.');
  const rows = Math.ceil(bytes.length / (rowBytes + 1));
  const plain = Buffer.alloc(rows * rowBytes);
  for (let row = 0; row < rows; row++) {
    const from = row * (rowBytes + 1);
    const to = row * rowBytes;
    const kind = bytes[from] ?? 0;
    for (let i = 0; i < rowBytes; i++) {
      const left = i >= step ? (plain[to + i - step] ?? 0) : 0;
      const up = row > 0 ? (plain[to + i - rowBytes] ?? 0) : 0;
      const corner = row > 0 && i >= step ? (plain[to + i - rowBytes - step] ?? 0) : 0;
      plain[to + i] = (bytes[from + 1 + i] ?? 0) + predicted(kind, left, up, corner);
    }
  }
  return plain;
}

function predicted(kind: number, left: number, up: number, corner: number): number {
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  if (kind !== 4) return 0;
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
