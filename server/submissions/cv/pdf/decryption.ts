import { createHash } from 'node:crypto';
import type { Findings } from '../findings.ts';
import { aesDecrypt, padding, rc4, revision6Hash } from './ciphers.ts';
import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFString,
} from './pdf-lib.ts';
import type { PdfContents } from './read-pdf.ts';

/** The file opens without a password: what an owner's password forbids is printing or copying, not reading. */
export interface Decryption {
  decryptStream(bytes: Uint8Array, number: number, generation: number): Buffer;
  decryptString(bytes: Uint8Array, number: number, generation: number): Buffer;
}

type Method = 'none' | 'rc4' | 'aes128' | 'aes256';

const nothing = Buffer.alloc(0);
const identity = PDFName.of('Identity');

/** Undefined for a plain file, 'locked' for one that nobody opens without a password. */
export function findDecryption(pdf: PdfContents, findings: Findings): Decryption | 'locked' | undefined {
  const values = pdf.trailers
    .map((trailer) => trailer.get(PDFName.of('Encrypt')))
    .filter((one) => one !== undefined);
  if (values.length === 0) return undefined;
  const dicts = values.flatMap((one) => pdf.resolve(one)).filter((one) => one instanceof PDFDict);
  const dict = dicts.at(-1);
  // Which of them is in force is a matter of the reader, and what it reads then is another text.
  if (new Set(dicts.map(String)).size > 1) findings.hold('hidden');
  // Encrypted for a certificate or by a shop: no password would open it, so nobody is asked to remove one.
  if (dict && pdf.resolve(dict.get(PDFName.of('Filter'))).at(-1) !== PDFName.of('Standard')) {
    findings.hold('locked');
    return undefined;
  }
  try {
    if (dict) return new EncryptionDictionary(pdf, dict).decryption();
  } catch {
    // Falls through: some way of encrypting that is not known here.
  }
  findings.hold('damaged');
  return undefined;
}

class EncryptionDictionary {
  readonly #pdf: PdfContents;
  readonly #dict: PDFDict;

  constructor(pdf: PdfContents, dict: PDFDict) {
    this.#pdf = pdf;
    this.#dict = dict;
  }

  decryption(): Decryption | 'locked' {
    const key = this.#number('V', 0) === 5 ? this.#key256() : this.#key128();
    const [streams, strings] = [this.#method('StmF'), this.#method('StrF')];
    // Where only attachments are encrypted the pages open all the same.
    if (!key && (streams !== 'none' || strings !== 'none')) return 'locked';
    return {
      decryptStream: (bytes, number, generation) => decrypt(bytes, streams, key, number, generation),
      decryptString: (bytes, number, generation) => decrypt(bytes, strings, key, number, generation),
    };
  }

  #value(name: string): PDFObject | undefined {
    return this.#only(this.#dict.get(PDFName.of(name)));
  }

  #only(value: PDFObject | undefined): PDFObject | undefined {
    const found = this.#pdf.resolve(value);
    if (new Set(found.map(String)).size > 1) throw new Error('Two values of one entry.');
    return found.at(-1);
  }

  #number(name: string, fallback: number): number {
    const value = this.#value(name);
    return value instanceof PDFNumber ? value.asNumber() : fallback;
  }

  #bytes(name: string): Buffer {
    const value = this.#value(name);
    if (value instanceof PDFString || value instanceof PDFHexString) return Buffer.from(value.asBytes());
    throw new Error(`No ${name}.`);
  }

  #method(name: 'StmF' | 'StrF'): Method {
    const version = this.#number('V', 0);
    if (version === 1 || version === 2) return 'rc4';
    if (version !== 4 && version !== 5) throw new Error('An unknown version.');
    const filter = this.#value(name) ?? identity;
    if (filter === identity) return 'none';
    const filters = this.#value('CF');
    const chosen =
      filters instanceof PDFDict && filter instanceof PDFName ? this.#only(filters.get(filter)) : undefined;
    const method = chosen instanceof PDFDict ? this.#only(chosen.get(PDFName.of('CFM'))) : undefined;
    if (method === PDFName.of('V2')) return 'rc4';
    if (method === PDFName.of('AESV2')) return 'aes128';
    if (method === PDFName.of('AESV3')) return 'aes256';
    if (method === PDFName.of('None')) return 'none';
    throw new Error('An unknown method.');
  }

  /** Algorithms 2 and 6 of ISO 32000-1 for the empty password. Writers disagree on where the key's length stands. */
  #key128(): Buffer | undefined {
    const revision = this.#number('R', 0);
    const declared = this.#number('Length', 40);
    const lengths = revision < 3 ? [5] : [declared < 40 ? declared : declared >> 3, 16, 5];
    const clear = this.#value('EncryptMetadata') === PDFBool.False && revision >= 4;
    const permissions = Buffer.alloc(4);
    permissions.writeInt32LE(this.#number('P', 0) | 0);
    const ids = this.#fileIds();
    for (const id of ids) {
      const parts = [padding, this.#bytes('O').subarray(0, 32), permissions, id];
      if (clear) parts.push(Buffer.alloc(4, 0xff));
      for (const length of lengths) {
        if (length < 5 || length > 16) continue;
        let hash = md5(...parts);
        if (revision >= 3) for (let i = 0; i < 50; i++) hash = md5(hash.subarray(0, length));
        const key = hash.subarray(0, length);
        if (this.#opens(key, id, revision)) return key;
      }
    }
    return undefined;
  }

  #opens(key: Buffer, id: Buffer, revision: number): boolean {
    const check = this.#bytes('U');
    if (revision < 3) return rc4(key, padding).equals(check.subarray(0, 32));
    let proof = rc4(key, md5(padding, id));
    for (let i = 1; i <= 19; i++) proof = rc4(Buffer.from(key.map((byte) => byte ^ i)), proof);
    return proof.subarray(0, 16).equals(check.subarray(0, 16));
  }

  #fileIds(): Buffer[] {
    const ids = this.#pdf.trailers
      .flatMap((trailer) => this.#pdf.resolve(trailer.get(PDFName.of('ID'))))
      .flatMap((value) => (value instanceof PDFArray ? value.asArray().slice(0, 1) : []))
      .flatMap((value) => this.#pdf.resolve(value))
      .flatMap((value) =>
        value instanceof PDFString || value instanceof PDFHexString ? [Buffer.from(value.asBytes())] : [],
      );
    return [...ids.slice(0, 8), nothing];
  }

  /** Algorithm 2.A of ISO 32000-2 for the empty password, which may be the user's or the owner's. */
  #key256(): Buffer | undefined {
    const user = this.#bytes('U').subarray(0, 48);
    const hash =
      this.#number('R', 0) >= 6
        ? revision6Hash
        : (salt: Buffer, of: Buffer) => sha256(Buffer.concat([salt, of]));
    const keyBy = (check: Buffer, of: Buffer, wrapped: 'UE' | 'OE') =>
      hash(check.subarray(32, 40), of).equals(check.subarray(0, 32))
        ? aesDecrypt(
            'aes-256-cbc',
            hash(check.subarray(40, 48), of),
            Buffer.alloc(16),
            this.#bytes(wrapped).subarray(0, 32),
          )
        : undefined;
    return keyBy(user, nothing, 'UE') ?? keyBy(this.#bytes('O'), user, 'OE');
  }
}

function decrypt(
  bytes: Uint8Array,
  method: Method,
  key: Buffer | undefined,
  number: number,
  generation: number,
): Buffer {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (method === 'none' || !key) return data;
  if (method === 'aes256')
    return withoutPadding(aesDecrypt('aes-256-cbc', key, data.subarray(0, 16), data.subarray(16)));
  const salt = Buffer.from(
    [number, number >> 8, number >> 16, generation, generation >> 8].map((one) => one & 0xff),
  );
  const objectKey = md5(key, salt, Buffer.from(method === 'aes128' ? 'sAlT' : '')).subarray(
    0,
    Math.min(key.length + 5, 16),
  );
  if (method === 'rc4') return rc4(objectKey, data);
  return withoutPadding(aesDecrypt('aes-128-cbc', objectKey, data.subarray(0, 16), data.subarray(16)));
}

function withoutPadding(bytes: Buffer): Buffer {
  const count = bytes.at(-1) ?? 0;
  return count >= 1 && count <= 16 ? bytes.subarray(0, bytes.length - count) : bytes;
}

const md5 = (...parts: Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();
const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
