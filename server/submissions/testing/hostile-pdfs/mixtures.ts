import { buildDocx } from '../build-docx.ts';
import { buildPdf } from '../build-pdf.ts';
import { buildZip } from '../build-zip.ts';
import { gif, type HostileCv, program } from '../hostile-cv.ts';
import { pdfs } from './pdfs.ts';

export function mixtures(): HostileCv[] {
  const plain = buildPdf();
  const zip = buildDocx();
  const html = Buffer.from('<!doctype html><script>alert(1)</script>\n');
  const family = 'two kinds of file at once';
  return [
    ...pdfs(
      family,
      'mixed',
      Buffer.concat([gif, plain]),
      Buffer.concat([program.subarray(0, 512), plain]),
      Buffer.concat([html, plain]),
      Buffer.concat([plain, zip]),
      Buffer.concat([plain, zip, Buffer.from('\n%%EOF\n')]),
      Buffer.concat([plain, program]),
      Buffer.concat([plain, html]),
      Buffer.concat([plain, Buffer.alloc(10_000, 0x90)]),
      Buffer.from(plain.toString('latin1').replace('\n', '\n%<script>alert(1)</script>\n'), 'latin1'),
      Buffer.from(plain.toString('latin1').replace('%PDF-1.7', '%!PS-Adobe-3.0 PDF-1.4'), 'latin1'),
      Buffer.concat([
        Buffer.from('%PDF-1.7\n1 0 obj\n<</Type /Catalog /Pages 2 0 R>>\nendobj\n'),
        buildZip([{ name: 'a.exe', content: program }], '\nstartxref\n0\n%%EOF'),
      ]),
    ),
  ];
}
