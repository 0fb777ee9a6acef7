import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Busboy } from '@fastify/busboy';
import type { FormName } from '../../../contract/form-names.ts';
import { fileFieldOf } from '../../../contract/forms.ts';
import { cvMaxBytes } from '../../../contract/limits.ts';
import { GrowingBytes } from './growing-bytes.ts';
import { fieldsMax, type PartedSink, type Sent, sentTwice, unreadable } from './parse-body.ts';
import type { PostedBody } from './posted-body.ts';
import { tooLarge } from './read-body.ts';
import type { Refusal } from './refusal.ts';

/** Names of fields have twenty characters, those of files at most 255 of up to four bytes, written twice and escaped. */
const nameMaxLength = 100;
const partHeaderMaxBytes = 8 * 1024;
/** Twice the longest text in its longest spelling; what is cut off here is too long for its field anyhow. */
const fieldMaxBytes = 16 * 1024;

const boundary = /;\s*boundary=(?:"[^"]{1,70}"|[^\s;"]{1,70})\s*(?:;|$)/i;
const malformed = 'The body must be multipart/form-data with the boundary its content type names.';

/**
 * Reads multipart/form-data as it arrives; only the form's own file is kept, and none where `fileRefusal` says why.
 * Undefined where no boundary can be read.
 */
export function multipartBody(
  form: FormName,
  body: PostedBody,
  fileRefusal?: Refusal,
): PartedSink | undefined {
  if (!boundary.test(body.contentType)) return undefined;
  const parts = new Parts(form, body, fileRefusal);
  const busboy = busboyFor(body.contentType);
  if (!busboy) return undefined;
  busboy.on('field', (name, value) => parts.addField(name, value));
  busboy.on('file', (name, file, fileName) => parts.addFile(name, file, fileName));
  busboy.on('partsLimit', () =>
    parts.refuse(unreadable(`The body may hold at most ${fieldsMax} parts.`).refusal),
  );
  busboy.on('error', () => parts.refuse(unreadable(malformed).refusal));
  let isFinished = false;
  busboy.on('finish', () => {
    isFinished = true;
  });
  // The parser has its own ticks to wait for and nothing else: what it has not done by the next turn of the loop it never
  // will. A part whose headers never end makes it forget the rest, without a word.
  return {
    async take(chunk) {
      busboy.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
      if (busboy.writableNeedDrain) await nextTurn();
      if (busboy.writableNeedDrain) parts.refuse(unreadable(malformed).refusal);
      return parts.refusal;
    },
    async end() {
      busboy.end();
      await nextTurn();
      if (!isFinished) parts.refuse(unreadable(malformed).refusal);
      return parts.refusal ? { ok: false, refusal: parts.refusal } : { ok: true, sent: await parts.sent() };
    },
    soFar: () => ({ fields: parts.fields }),
  };
}

/** Reads the content type by rules of its own, and throws where it finds no boundary in it. */
function busboyFor(contentType: string) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
      limits: {
        parts: fieldsMax,
        fieldSize: fieldMaxBytes,
        fileSize: cvMaxBytes,
        headerPairs: 20,
        headerSize: partHeaderMaxBytes,
      },
    });
  } catch {
    return undefined;
  }
}

class Parts {
  readonly #form: FormName;
  readonly #body: PostedBody;
  readonly #file: string | undefined;
  readonly #fileRefusal: Refusal | undefined;
  readonly fields: Record<string, unknown> = Object.create(null);
  #cv: { readonly name: string; readonly content: GrowingBytes } | undefined;
  refusal: Refusal | undefined;

  constructor(form: FormName, body: PostedBody, fileRefusal: Refusal | undefined) {
    this.#form = form;
    this.#body = body;
    this.#file = fileFieldOf(form)?.name;
    this.#fileRefusal = fileRefusal;
  }

  refuse(refusal: Refusal): void {
    this.refusal ??= refusal;
  }

  addField(name: string | undefined, value: string): void {
    if (this.#isNew(name)) this.fields[name] = value;
  }

  addFile(name: string | undefined, file: Readable, fileName: string): void {
    file.on('error', () => this.refuse(unreadable(malformed).refusal));
    file.on('limit', () =>
      this.refuse(tooLarge(this.#form, `The file may hold at most ${cvMaxBytes} bytes.`)),
    );
    if (this.#fileRefusal) this.refuse(this.#fileRefusal);
    if (this.#isNew(name) && name === this.#file && !this.#fileRefusal) {
      const content = new GrowingBytes(this.#body.length);
      this.#cv = { name: unescaped(fileName), content };
      file.on('data', (chunk: Buffer) => content.append(chunk));
    } else file.resume();
  }

  async sent(): Promise<Sent> {
    if (!this.#cv) return { fields: this.fields };
    const bytes = this.#cv.content.bytes();
    return { fields: this.fields, cv: { name: this.#cv.name, bytes, sha256: await sha256Of(bytes) } };
  }

  #isNew(name: string | undefined): name is string {
    if (name === undefined || name.length > nameMaxLength) this.refuse(unreadable(malformed).refusal);
    else if (name in this.fields || (name === this.#file && this.#cv)) this.refuse(sentTwice.refusal);
    else return true;
    return false;
  }
}

/** On another thread: a file of the largest size takes long enough to hold everybody up. */
async function sha256Of(bytes: Buffer<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
}

/** Browsers write a quotation mark in a file's name so. */
const unescaped = (fileName: string): string => fileName.replaceAll('%22', '"');
