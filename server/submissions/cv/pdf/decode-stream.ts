import { constants, inflateSync } from 'node:zlib';
import { type Findings, TooLargeInside } from '../findings.ts';
import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
} from './pdf-lib.ts';
import type { PdfContents, PdfObject } from './read-pdf.ts';

const filterKey = PDFName.of('Filter');
const paramsKeys = [PDFName.of('DecodeParms'), PDFName.of('DP')];
const chunkBytes = 64 * 1024;
const streamMaxBytes = 16 * 1024 * 1024;
const forgivenMaxBytes = 1024 * 1024;
const flate = PDFName.of('FlateDecode');

/** What the library's streams unpack into. */
type Growing = ReturnType<typeof decodePDFRawStream> & { ensureBuffer(size: number): Uint8Array };

/** A stream's bytes: decrypted, unpacked within the file's budget, predictors undone. Throws when it cannot. */
export function decodeStream(pdf: PdfContents, object: PdfObject, findings: Findings): Buffer {
  return unpack(pdf, object, decrypted(pdf, object), findings);
}

/**
 * The bytes as a reader has them to whom no encryption is in force, where they are others: then nothing decrypted makes
 * sense to it. Undefined where they are no stream to anybody.
 */
export function decodeUndecrypted(
  pdf: PdfContents,
  object: PdfObject,
  findings: Findings,
): Buffer | undefined {
  const bytes = stored(object);
  if (bytes.equals(decrypted(pdf, object))) return undefined;
  try {
    return unpack(pdf, object, bytes, findings);
  } catch (error) {
    if (error instanceof TooLargeInside) throw error;
    return undefined;
  }
}

function stored({ value }: PdfObject): Buffer {
  if (!(value instanceof PDFRawStream)) throw new Error('Not a stream.');
  const { buffer, byteOffset, byteLength } = value.contents;
  return Buffer.from(buffer, byteOffset, byteLength);
}

function decrypted({ decryption }: PdfContents, object: PdfObject): Buffer {
  const bytes = stored(object);
  if (!decryption || decryption === 'locked' || object.packed) return bytes;
  return decryption.decryptStream(bytes, object.number, object.generation);
}

function unpack(pdf: PdfContents, object: PdfObject, packed: Buffer, findings: Findings): Buffer {
  const stream = object.value;
  if (!(stream instanceof PDFRawStream)) throw new Error('Not a stream.');
  const filters = listOf(pdf, stream.dict.get(filterKey)).filter((one) => one instanceof PDFName);
  const params = paramsKeys.flatMap((key) => listOf(pdf, stream.dict.get(key)));
  let bytes = packed;
  for (const filter of filters) {
    const most = Math.min(streamMaxBytes, findings.budget);
    bytes = filter === flate ? inflate(bytes, most) : decodeByLibrary(bytes, filter, most);
    findings.spend(bytes.length);
  }
  return undoPredictor(bytes, pdf, params.at(-1));
}

/** By zlib, which is fast; a stream that it finds damaged, by the library, which forgives as readers do. */
function inflate(bytes: Buffer, most: number): Buffer<ArrayBuffer> {
  try {
    return Buffer.from(inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: most }));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
      throw new TooLargeInside();
    return decodeByLibrary(bytes, flate, Math.min(most, forgivenMaxBytes));
  }
}

function decodeByLibrary(bytes: Buffer, filter: PDFName, most: number): Buffer<ArrayBuffer> {
  const dict = PDFDict.fromMapWithContext(
    new Map<PDFName, PDFObject>([[filterKey, filter]]),
    PDFContext.create(),
  );
  const decoded = decodePDFRawStream(PDFRawStream.of(dict, bytes)) as Growing;
  // It unpacks a whole block before it hands out a byte of it, into memory that the thread's limit does not count.
  const grow = decoded.ensureBuffer.bind(decoded);
  decoded.ensureBuffer = (size) => {
    if (size > most + 2 * chunkBytes) throw new TooLargeInside();
    return grow(size);
  };
  const chunks: Uint8Array[] = [];
  for (let total = 0; ; ) {
    const chunk = decoded.getBytes(chunkBytes);
    if (chunk.length === 0) return Buffer.concat(chunks);
    total += chunk.length;
    if (total > most) throw new TooLargeInside();
    chunks.push(Uint8Array.from(chunk));
  }
}

function listOf(pdf: PdfContents, value: PDFObject | undefined): PDFObject[] {
  const found = pdf.resolveInDoubt(value);
  if (found instanceof PDFArray) return found.asArray().flatMap((one) => pdf.resolveInDoubt(one) ?? []);
  return found === undefined ? [] : [found];
}

function numberIn(pdf: PdfContents, params: PDFDict, name: string, fallback: number): number {
  const value = pdf.resolveInDoubt(params.get(PDFName.of(name)));
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
