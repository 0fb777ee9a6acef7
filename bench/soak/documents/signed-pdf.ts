import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPdf } from '../../../server/submissions/testing/build-pdf.ts';
import { run } from './run.ts';

const signatureDigits = 4000;
const rangeDigits = 10;

/** A small PDF with a valid signature by OpenSSL over all of it but the signature's own digits. */
export function signedPdf(folder: string, words: string): Buffer {
  const [key, certificate] = [join(folder, 'signer.key'), join(folder, 'signer.crt')];
  const subject = ['-subj', '/CN=Omar Said', '-days', '36500'];
  if (!existsSync(key))
    run(
      'openssl',
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      ...subject,
      '-keyout',
      key,
      '-out',
      certificate,
    );
  const blank = '9'.repeat(rangeDigits);
  const file = buildPdf({
    words,
    catalog: '/AcroForm << /SigFlags 3 /Fields [5 0 R] >>',
    page: '/Annots [5 0 R]',
    extraObjects: [
      '<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature) /Rect [0 0 0 0] /F 132 /P 3 0 R /V 6 0 R >>',
      `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 ${blank} ${blank} ${blank}] /Contents <${'0'.repeat(signatureDigits)}> >>`,
    ],
  });
  const text = file.toString('latin1');
  const from = text.indexOf('/Contents <0') + '/Contents '.length;
  const to = text.indexOf('>', from) + 1;
  const ranges = [from, to, file.length - to].map((at) => String(at).padEnd(rangeDigits, ' '));
  file.write(ranges.join(' '), text.indexOf(blank), 'latin1');
  const [signed, signature] = [join(folder, 'signed-bytes'), join(folder, 'signature')];
  writeFileSync(signed, Buffer.concat([file.subarray(0, from), file.subarray(to)]));
  const keys = ['-signer', certificate, '-inkey', key];
  run('openssl', 'cms', '-sign', '-binary', '-in', signed, ...keys, '-outform', 'DER', '-out', signature);
  file.write(readFileSync(signature).toString('hex'), from + 1, 'latin1');
  return file;
}
