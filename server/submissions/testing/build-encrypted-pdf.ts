import { createHash } from 'node:crypto';
import { padding, rc4 } from '../cv/pdf/ciphers.ts';
import { buildPdf, deflated, objectStream, type PdfOptions } from './build-pdf.ts';

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
