import { createCipheriv, createHash } from 'node:crypto';
import { padding, rc4 } from '../cv/pdf/ciphers.ts';
import { buildPdf, deflated, objectStream, type PdfOptions, streamObject } from './build-pdf.ts';

const md5 = (...parts: Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();
const hex = (bytes: Buffer): string => `<${bytes.toString('hex')}>`;

/**
 * A PDF encrypted as of old (40 bits, RC4), with a password or without. Strings in `catalog` and `page`, and the
 * object stream made of `packed`, are encrypted as objects 1, 3 and 5.
 */
export function encryptedPdf(
  options: PdfOptions & {
    readonly password?: string;
    readonly packed?: Readonly<Record<number, string>>;
  } = {},
): Buffer {
  const password = Buffer.concat([Buffer.from(options.password ?? ''), padding]).subarray(0, 32);
  const id = Buffer.from('nasaq-test-file!');
  const owner = rc4(md5(padding).subarray(0, 5), password);
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(-44);
  const key = md5(password, owner, permissions, id).subarray(0, 5);
  const user = rc4(key, padding);
  const encrypt = (bytes: Buffer, number: number) =>
    rc4(md5(key, Buffer.from([number, 0, 0, 0, 0])).subarray(0, 10), bytes);
  const strings = (text: string, number: number) =>
    text.replace(/\(((?:[^()\\]|\\.)*)\)/g, (_, plain: string) =>
      hex(encrypt(Buffer.from(plain.replace(/\\(.)/g, '$1'), 'latin1'), number)),
    );
  const packed = options.packed
    ? objectStream(options.packed, {
        pack: (plain) => encrypt(deflatedBytes(plain), 5).toString('latin1'),
      })
    : 'null';
  return buildPdf({
    ...options,
    catalog: strings(options.catalog ?? '', 1),
    page: strings(options.page ?? '', 3),
    extraObjects: [packed],
    trailer: `/ID [${hex(id)} ${hex(id)}] /Encrypt << /Filter /Standard /V 1 /R 2 /O ${hex(owner)} /U ${hex(user)} /P -44 >>`,
  });
}

const deflatedBytes = (plain: string): Buffer => Buffer.from(deflated(plain), 'latin1');

/** Blocks of 16 bytes, padded by blanks: those that stand in the file as they are, and those to be decrypted. */
export type AesPart = { readonly bare: string } | { readonly sealed: string };

export interface TwoFacedOptions extends PdfOptions {
  /** What object 5 holds. Decrypted, what is bare is noise, and what follows it is not; undecrypted, what is sealed. */
  readonly parts: readonly AesPart[];
  readonly entries: string;
}

/** What a trailer names as its encryption, which is object 6 of a two-faced file. */
export const twoFacedEncryption = `/Encrypt 6 0 R /ID [${hex(Buffer.from('nasaq-test-file!'))}]`;

/**
 * A PDF with a stream that is something else to who takes it for encrypted (128 bits, AES) than to who does not. It
 * names no encryption by itself.
 */
export function twoFacedPdf({ parts, entries, ...options }: TwoFacedOptions): Buffer {
  const [owner, permissions] = [Buffer.alloc(32, 7), Buffer.alloc(4)];
  permissions.writeInt32LE(-44);
  const id = Buffer.from('nasaq-test-file!');
  let key = md5(padding, owner, permissions, id);
  for (let i = 0; i < 50; i++) key = md5(key);
  let user = rc4(key, md5(padding, id));
  for (let i = 1; i <= 19; i++) user = rc4(Buffer.from(key.map((byte) => byte ^ i)), user);
  const method = '/CF << /StdCF << /CFM /AESV2 /Length 16 >> >> /StmF /StdCF /StrF /StdCF';
  const check = hex(Buffer.concat([user, Buffer.alloc(16)]));
  return buildPdf({
    ...options,
    extraObjects: [
      streamObject(entries, sealedByAes(parts, md5(key, Buffer.from([5, 0, 0, 0, 0]), Buffer.from('sAlT')))),
      `<< /Filter /Standard /V 4 /R 4 /Length 128 /P -44 /O ${hex(owner)} /U ${check} ${method} >>`,
      ...(options.extraObjects ?? []),
    ],
  });
}

function sealedByAes(parts: readonly AesPart[], key: Buffer): string {
  const stored: Buffer[] = [];
  for (const part of parts) {
    const text = 'bare' in part ? part.bare : part.sealed;
    const plain = Buffer.from(text.padEnd(Math.ceil(text.length / 16) * 16), 'latin1');
    for (let at = 0; at < plain.length; at += 16) {
      const block = plain.subarray(at, at + 16);
      const last = stored.at(-1) ?? Buffer.alloc(16);
      const cipher = createCipheriv('aes-128-cbc', key, last).setAutoPadding(false);
      stored.push('bare' in part ? block : cipher.update(block));
    }
  }
  return Buffer.concat(stored).toString('latin1');
}
