import { buildPdf, deflated, objectStream, streamObject } from '../build-pdf.ts';
import type { HostileCv } from '../hostile-cv.ts';
import { pdfs } from './pdfs.ts';

export function tooMuch(): HostileCv[] {
  const blanks = deflated(Buffer.alloc(20_000_000, ' '));
  const bomb = streamObject('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', blanks);
  const nested = deflated(Buffer.from(blanks, 'latin1'));
  const unread = deflated(Buffer.alloc(15_000_000, 'x'));
  const many = Array.from({ length: 5 }, () =>
    streamObject('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', unread),
  );
  return [
    ...pdfs(
      'a bomb',
      'tooLargeInside',
      { extraObjects: [bomb] },
      {
        extraObjects: [
          streamObject('/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]', nested),
        ],
      },
      { extraObjects: many },
      { extraObjects: [objectStream({ 9: 'null' }).replace('/N 1', '/N 900000')] },
    ),
    ...pdfs('a bomb', 'damaged', { catalog: `/A ${'['.repeat(100_000)}` }),
  ];
}

export function damaged(): HostileCv[] {
  const plain = buildPdf();
  return [
    ...pdfs(
      'damaged',
      'damaged',
      plain.subarray(0, 20),
      Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF'),
      buildPdf({ trailer: '/Encrypt 9 0 R' }),
      buildPdf({ trailer: '/Encrypt << /Filter /Standard /V 9 >>' }),
    ),
    ...pdfs('damaged', 'locked', buildPdf({ trailer: '/Encrypt << /Filter /Adobe.PubSec /V 4 >>' })),
  ];
}
