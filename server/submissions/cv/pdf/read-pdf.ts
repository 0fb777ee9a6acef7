import { type Findings, TooLargeInside } from '../findings.ts';
import { mentionsActiveName } from './active-names.ts';
import { decodeStream, decodeUndecrypted } from './decode-stream.ts';
import { type Decryption, findDecryption } from './decryption.ts';
import { findObjectHeaders, type ObjectHeader } from './object-headers.ts';
import { ObjectReader } from './object-reader.ts';
import { PDFDict, PDFName, PDFNumber, type PDFObject, PDFRawStream, PDFRef } from './pdf-lib.ts';

/** One version of one object. Old ones count too: which is in force is a matter of the reader. */
export interface PdfObject {
  readonly number: number;
  readonly generation: number;
  readonly value: PDFObject;
  /** Came out of an object stream, where strings are not encrypted once more. */
  readonly packed: boolean;
}

const key = {
  type: PDFName.of('Type'),
  first: PDFName.of('First'),
  count: PDFName.of('N'),
  encryption: PDFName.of('Encrypt'),
};
const referencesMax = 16;
/** Different lengths of one stream. */
const versionsMax = 50;
const packedMax = 500_000;
const packedMaxBytes = 24 * 1024 * 1024;

/** Everything in a PDF that any reader could take for an object: all revisions, all object streams, all trailers. */
export class PdfContents {
  readonly objects: PdfObject[] = [];
  readonly trailers: PDFDict[] = [];
  /** Where the last object or trailer ends; what follows it is not PDF. */
  end = 0;
  /** What stands between objects: tables and trailers in an honest file. */
  readonly gaps: string[] = [];
  decryption: Decryption | 'locked' | undefined;
  readonly #file: Buffer;
  readonly #findings: Findings;
  readonly #versions = new Map<number, PDFObject[]>();
  readonly #owners = new Map<PDFObject, PdfObject>();

  constructor(file: Buffer, findings: Findings) {
    this.#file = file;
    this.#findings = findings;
    this.#readObjects();
    this.#readTrailers();
    this.decryption = findDecryption(this, findings);
    if (this.decryption !== 'locked') this.#unpackObjectStreams();
  }

  /** What a value stands for, over all versions; a reference to nothing stands for nothing. */
  resolve(value: PDFObject | undefined, depth = 0): readonly PDFObject[] {
    if (value === undefined) return [];
    if (!(value instanceof PDFRef)) return [value];
    if (depth > referencesMax) return [];
    const found = this.#versions.get(value.objectNumber) ?? [];
    return found.some((one) => one instanceof PDFRef)
      ? found.flatMap((one) => this.resolve(one, depth + 1))
      : found;
  }

  /** For what decides how a stream is read: written elsewhere, as no writer does, it may be another to another reader. */
  resolveInDoubt(value: PDFObject | undefined): PDFObject | undefined {
    if (value instanceof PDFRef) this.#findings.hold('hidden');
    return this.resolve(value).at(-1);
  }

  /** The object that a value is the whole of. */
  ownerOf(value: PDFObject): PdfObject | undefined {
    return this.#owners.get(value);
  }

  #add(object: PdfObject): void {
    this.objects.push(object);
    this.#owners.set(object.value, object);
    const known = this.#versions.get(object.number);
    if (known) known.push(object.value);
    else this.#versions.set(object.number, [object.value]);
  }

  #readObjects(): void {
    const { headers, disguised, strays } = findObjectHeaders(this.#file);
    if (disguised) this.#findings.hold('hidden');
    const numbers = Map.groupBy(headers, ({ number }) => number);
    const lengths = new Map<number, readonly number[]>();
    const reader = new ObjectReader(this.#file, (number) => {
      const known = lengths.get(number) ?? this.#plainNumbers(numbers.get(number) ?? []);
      lengths.set(number, known);
      return known;
    });
    let strayIndex = 0;
    /** The word outside every object, where a reader may find what we did not. */
    const passStrays = (until: number) => {
      for (let at = strays[strayIndex]; at !== undefined && at < until; at = strays[++strayIndex])
        if (at >= this.end) this.#findings.hold('hidden');
    };
    for (const [index, header] of headers.entries()) {
      const { number, generation, start, bodyStart } = header;
      passStrays(start);
      if (start < this.end) {
        // An object within another's string or stream: no writer makes one, but a table may point at it.
        this.#findings.hold('hidden');
        continue;
      }
      this.gaps.push(this.#file.toString('latin1', this.end, start));
      try {
        const { value, end } = reader.readAt(bodyStart);
        this.#add({ number, generation, value, packed: false });
        this.end = end;
      } catch {
        const next = headers[index + 1]?.start ?? this.#file.length;
        const unread = this.#file.toString('latin1', bodyStart, next);
        if (mayHide(unread)) this.#findings.hold('damaged');
        this.end = bodyStart;
      }
    }
    passStrays(this.#file.length);
    if (reader.streamInDoubt) this.#findings.hold('hidden');
    for (const value of reader.variants) this.#add({ number: -1, generation: 0, value, packed: false });
  }

  #plainNumbers(headers: readonly ObjectHeader[]): readonly number[] {
    const found = new Set(headers.flatMap((header) => this.#plainNumber(header) ?? []));
    if (found.size > versionsMax) this.#findings.hold('hidden');
    return [...found].slice(-versionsMax);
  }

  #plainNumber(header: ObjectHeader): number | undefined {
    const text = this.#file.toString('latin1', header.bodyStart, header.bodyStart + 40);
    const digits = /^[\0\s]*(\d{1,10})[\0\s]/.exec(text)?.[1];
    return digits === undefined ? undefined : Number(digits);
  }

  #readTrailers(): void {
    const reader = new ObjectReader(this.#file);
    for (let at = this.#file.indexOf('trailer'); at >= 0; at = this.#file.indexOf('trailer', at + 7)) {
      try {
        const { value, end } = reader.readAt(at + 7);
        const dict = value instanceof PDFRawStream ? value.dict : value;
        if (dict instanceof PDFDict) this.trailers.push(dict);
        this.end = Math.max(this.end, end);
      } catch {
        // Another reader may find in it how the file is encrypted. Without a dictionary it is a word like any other.
        if (reader.opensDictionary(at + 7)) this.#findings.hold('damaged');
      }
    }
    this.trailers.push(...reader.variants);
    for (const { value } of this.objects) {
      const dict = value instanceof PDFRawStream ? value.dict : value;
      if (!(dict instanceof PDFDict)) continue;
      // To some readers a table needs no type, and what the file is encrypted by stands nowhere else.
      if (dict.has(key.encryption) || dict.get(key.type) === PDFName.of('XRef')) this.trailers.push(dict);
    }
  }

  #unpackObjectStreams(): void {
    const streams = this.objects.filter(
      ({ value }) => value instanceof PDFRawStream && this.#isObjectStream(value.dict),
    );
    let unpacked = 0;
    let unpackedBytes = 0;
    for (const object of streams) {
      try {
        const plain = decodeStream(this, object, this.#findings);
        unpackedBytes += plain.length;
        const { dict } = object.value as PDFRawStream;
        const [count, first] = [dict.get(key.count), dict.get(key.first)].map((one) =>
          this.resolveInDoubt(one),
        );
        if (!(count instanceof PDFNumber && first instanceof PDFNumber))
          throw new Error('An object stream without its numbers.');
        unpacked += count.asNumber();
        if (unpacked > packedMax || unpackedBytes > packedMaxBytes) throw new TooLargeInside();
        this.#unpack(plain, count.asNumber(), first.asNumber());
        const undecrypted = decodeUndecrypted(this, object, this.#findings);
        if (undecrypted && holdsObjects(undecrypted)) this.#findings.hold('hidden');
      } catch (error) {
        if (error instanceof TooLargeInside) throw error;
        this.#findings.hold('hidden');
      }
    }
  }

  /** The type may stand elsewhere or be missing; the two numbers may not. */
  #isObjectStream(dict: PDFDict): boolean {
    const named = this.resolve(dict.get(key.type)).includes(PDFName.of('ObjStm'));
    return named || (dict.has(key.first) && dict.has(key.count));
  }

  #unpack(plain: Buffer, count: number, first: number): void {
    const reader = new ObjectReader(plain);
    const places = reader.readPairs(count);
    for (const [index, [number, offset]] of places.entries()) {
      const start = first + offset;
      try {
        const { value } = reader.readAt(start);
        this.#add({ number, generation: 0, value, packed: true });
      } catch {
        const next = first + (places[index + 1]?.[1] ?? plain.length);
        // What is cut off here may go on in another reader, which finds another end of the stream.
        if (next >= plain.length) this.#findings.hold('hidden');
        if (mayHide(plain.toString('latin1', start, Math.max(start, next)))) this.#findings.hold('damaged');
      }
    }
    for (const value of reader.variants) this.#add({ number: -1, generation: 0, value, packed: true });
  }
}

/** A flat dictionary, or none, and nothing that could be a string, a comment or a stream to who forgives more than we. */
const endsForAnyReader = /^[^<>()[\]{}%]*(?:<<(?:[^<>()[\]{}%]|\[[^<>()[\]{}%]*\])*>>\s*)?(?:endobj|$)/;

/** For what could not be read as an object: whether it could hold or cover up one that matters. */
const mayHide = (unread: string): boolean => !endsForAnyReader.test(unread) || mentionsActiveName(unread);

/** Whether something a reader could take for objects stands in what is noise to a reader who decrypts. */
function holdsObjects(undecrypted: Buffer): boolean {
  if (mentionsActiveName(undecrypted.toString('latin1'))) return true;
  try {
    return new ObjectReader(undecrypted).readPairs(1).length > 0;
  } catch {
    return false;
  }
}
