import {
  PDFDict,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
} from './pdf-lib.ts';

const streamWord = [...Buffer.from('stream')];
const endWord = Buffer.from('endstream');
const variantsMax = 500;
const lengthKey = PDFName.of('Length');
/** What says how a stream is read. */
const streamKeys = ['Length', 'Filter', 'F', 'DecodeParms', 'DP', 'Type', 'N', 'First'].map((name) =>
  PDFName.of(name),
);

export interface ReadObject {
  readonly value: PDFObject;
  readonly end: number;
}

/**
 * pdf-lib's parser of single objects, told where to start. It differs in two points: a stream's end is found by
 * its length wherever that stands, and a key that stands twice in a dictionary is read both ways, for readers
 * disagree on which one counts.
 */
export class ObjectReader extends PDFParser {
  readonly #file: Buffer;
  readonly #lengthsOf: (object: number) => readonly number[];
  /** Dictionaries as another reader may see them. */
  readonly variants: PDFDict[] = [];
  /** Whether another reader may find other bytes in a stream, or other objects in an object stream. */
  streamInDoubt = false;
  /** The keys that stood twice, with different values, in the dictionary read last. */
  #doubled: readonly PDFName[] = [];

  constructor(file: Buffer, lengthsOf: (object: number) => readonly number[] = () => []) {
    super(file);
    this.#file = file;
    this.#lengthsOf = lengthsOf;
  }

  /** Throws when there is no object. */
  readAt(offset: number): ReadObject {
    this.bytes.moveTo(offset);
    const value = this.parseObject();
    return { value, end: this.bytes.offset() };
  }

  opensDictionary(offset: number): boolean {
    this.bytes.moveTo(offset);
    this.skipWhitespaceAndComments();
    return this.bytes.peek() === 0x3c && this.bytes.peekAhead(1) === 0x3c;
  }

  /** `count` pairs of numbers, as at the head of an object stream. */
  readPairs(count: number): [number, number][] {
    this.bytes.moveTo(0);
    return Array.from({ length: count }, () => {
      this.skipWhitespaceAndComments();
      const first = this.parseRawInt();
      this.skipWhitespaceAndComments();
      return [first, this.parseRawInt()];
    });
  }

  protected override parseDict(): PDFDict {
    this.bytes.assertNext(0x3c);
    this.bytes.assertNext(0x3c);
    this.skipWhitespaceAndComments();
    const map = new Map<PDFName, PDFObject>();
    const doubled: [PDFName, PDFObject][] = [];
    const differing: PDFName[] = [];
    while (!this.bytes.done() && this.bytes.peek() !== 0x3e) {
      const key = this.parseName();
      const value = this.parseObject();
      const earlier = map.get(key);
      if (earlier !== undefined && earlier !== PDFNull) doubled.push([key, earlier]);
      if (earlier !== undefined && !isSame(earlier, value)) differing.push(key);
      map.set(key, value);
      this.skipWhitespaceAndComments();
    }
    this.bytes.assertNext(0x3e);
    this.bytes.assertNext(0x3e);
    for (const [key, value] of doubled) {
      if (this.variants.length >= variantsMax) throw new Error('Too many doubled keys.');
      this.variants.push(PDFDict.fromMapWithContext(new Map(map).set(key, value), this.context));
    }
    this.#doubled = differing;
    return PDFDict.fromMapWithContext(map, this.context);
  }

  protected override parseDictOrStream(): PDFDict | PDFRawStream {
    const dict = this.parseDict();
    const doubled = this.#doubled;
    const afterDict = this.bytes.offset();
    this.skipWhitespaceAndComments();
    if (!this.matchKeyword(streamWord)) {
      this.bytes.moveTo(afterDict);
      return dict;
    }
    if (doubled.some((key) => streamKeys.includes(key))) this.streamInDoubt = true;
    // Blanks before the end of the line are a fault that readers forgive.
    while (this.bytes.peek() === 0x20) this.bytes.next();
    if (this.bytes.peek() === 0x0d) this.bytes.next();
    if (this.bytes.peek() === 0x0a) this.bytes.next();
    const start = this.bytes.offset();
    const end = this.#endOfStream(start, dict.get(lengthKey));
    this.bytes.moveTo(end);
    this.skipWhitespaceAndComments();
    this.matchKeyword([...endWord]);
    return PDFRawStream.of(dict, this.#file.subarray(start, end));
  }

  #endOfStream(start: number, length: PDFObject | undefined): number {
    const declared =
      length instanceof PDFNumber
        ? [length.asNumber()]
        : length instanceof PDFRef
          ? this.#lengthsOf(length.objectNumber)
          : [];
    const [end, other] = new Set(
      declared.filter((one) => one >= 0 && this.#endsAt(start + one)).map((one) => start + one),
    );
    if (other !== undefined) this.streamInDoubt = true;
    if (end !== undefined) return end;
    const found = this.#file.indexOf(endWord, start);
    if (found >= 0) return found;
    throw new Error('The stream has no end.');
  }

  #endsAt(offset: number): boolean {
    let at = offset;
    while (at < offset + 3 && [0x0a, 0x0d, 0x20].includes(this.#file[at] ?? 0)) at++;
    return this.#file.subarray(at, at + endWord.length).equals(endWord);
  }
}

const isSame = (one: PDFObject, other: PDFObject): boolean =>
  one === other ||
  (one instanceof PDFNumber && other instanceof PDFNumber && one.asNumber() === other.asNumber());
