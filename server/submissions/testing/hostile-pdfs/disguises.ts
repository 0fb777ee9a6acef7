import { encryptedPdf } from '../build-encrypted-pdf.ts';
import {
  addRevision,
  buildPdf,
  deflated,
  objectStream,
  type PdfOptions,
  streamObject,
} from '../build-pdf.ts';
import type { HostileCv } from '../hostile-cv.ts';
import { launch, link, pdfs, script } from './pdfs.ts';

/** The same action, hidden in every way that a reader of bytes would miss. */
export function disguises(): HostileCv[] {
  const family = 'an action in disguise';
  const one = (file: PdfOptions | Buffer, held: HostileCv['held'] = 'script') => pdfs(family, held, file);
  const openPacked = (stream: string, more: readonly string[] = []) =>
    one({ catalog: '/OpenAction 9 0 R', extraObjects: [stream, ...more] });
  const packed = { 9: script };
  const hex = (plain: string) => `${Buffer.from(deflated(plain), 'latin1').toString('hex')}>`;
  const up = (plain: string) => {
    const columns = 16;
    const rows = Array.from({ length: Math.ceil(plain.length / columns) }, (_, i) =>
      Buffer.from(plain.slice(i * columns, (i + 1) * columns).padEnd(columns), 'latin1'),
    );
    const filtered = rows.map((row, i) =>
      Buffer.concat([Buffer.from([2]), row.map((byte, at) => byte - (rows[i - 1]?.[at] ?? 0))]),
    );
    return deflated(Buffer.concat(filtered));
  };
  const plain = buildPdf();
  const inStream = streamObject('', `9 0 obj\n${script}\nendobj`);
  const named = `<< /JavaScript << /Names [(a) ${script}] >> >>`;
  /** Objects that the catalogue leads to where finding nothing is no fault. */
  const behind = (head: string) =>
    Buffer.concat([buildPdf({ catalog: '/Names 8 0 R' }), Buffer.from(`${head}\n${named}\nendobj\n`)]);
  const within = (head: string) =>
    buildPdf({ catalog: '/Names 8 0 R', extraObjects: [streamObject('', `${head}\n${named}\nendobj`)] });
  const namesPacked = (change: (stream: string) => string, more: readonly string[] = []) =>
    buildPdf({
      catalog: '/Names 9 0 R',
      extraObjects: [change(objectStream({ 8: 'null', 9: named })), ...more],
    });
  const uncounted = namesPacked((stream) => stream.replace('/N 2', '/N 6 0 R'), ['1']);
  const unfiltered = namesPacked(
    (stream) => stream.replace('/Filter /FlateDecode', '/Filter [6 0 R]'),
    ['/FlateDecode'],
  );
  const shortened = (length: string) =>
    namesPacked(
      () =>
        objectStream(
          { 8: `(${'endstream'.padStart(10)} endobj)`, 9: named },
          { filter: '', pack: (text) => text, length },
        ),
      ['24'],
    );
  return [
    one(behind('8 000000 obj')),
    one(behind('00000000008 0 obj')),
    one(behind('8 +0 obj'), 'hidden'),
    one(behind('+8 0 obj'), 'hidden'),
    one(behind('8.0 0 obj'), 'hidden'),
    one(behind('8 0. obj'), 'hidden'),
    one(behind('4294967304 0 obj'), 'hidden'),
    one(behind('8 %\n%\n0 obj'), 'hidden'),
    one(behind('8 0 %\r%\robj'), 'hidden'),
    one(behind(`8 0 %${'c'.repeat(500)}\nobj`), 'hidden'),
    one(behind(`8 %${'%\n'.repeat(300)}0 obj`), 'hidden'),
    one(behind('8 0 (x) obj'), 'hidden'),
    one(within('8 +0 obj'), 'hidden'),
    one(within('8 %\n% 50%\n0 obj'), 'hidden'),
    one(addRevision(uncounted, { 6: '2' }), 'hidden'),
    one(addRevision(unfiltered, { 6: '/ASCIIHexDecode' }), 'hidden'),
    one(
      namesPacked((stream) => stream.replace('/N 2', '/N 2 /N 1')),
      'hidden',
    ),
    one(
      namesPacked((stream) => stream.replace('/N 2', '/N 2 /#4e 1')),
      'hidden',
    ),
    one(
      namesPacked((stream) => stream.replace('/First', '/First 3 /First')),
      'hidden',
    ),
    one(
      namesPacked((stream) => stream.replace('/Filter', '/Filter null /Filter')),
      'hidden',
    ),
    one(shortened('9999'), 'hidden'),
    // Read as object 5 where a table points at its second digit.
    one(
      {
        page: link('5 0 R'),
        extraObjects: [
          '<< /S /GoTo /D [3 0 R /Fit] >>',
          ...Array.from({ length: 9 }, () => 'null'),
          '<< /S /URI /URI (file://10.0.0.1/x) >>',
        ],
      },
      'oddLink',
    ),
    one({ page: link('<< /S 5 0 R /URI (x) >>'), extraObjects: ['/URI'] }, 'hidden'),
    one({ page: link('<< /S /URI /URI 5 0 R >>'), extraObjects: ['(https://example.com)'] }, 'hidden'),
    one(Buffer.from(plain.toString('latin1').replace('endobj', `${named} endobj`), 'latin1'), 'hidden'),
    one(shortened('6 0 R'), 'hidden'),
    one({ catalog: `/OpenAction ${script}` }),
    one({ catalog: '/OpenAction 5 0 R', extraObjects: [script] }),
    one({ catalog: '/OpenAction 5 0 R', extraObjects: ['6 0 R', script] }),
    one({ catalog: '/OpenAction << /S 5 0 R /JS (x) >>', extraObjects: ['/JavaScript'] }),
    one({ catalog: '/OpenAction << /S 5 0 R /F (cmd.exe) >>', extraObjects: ['/Launch'] }, 'startsProgram'),
    one({ catalog: '/OpenAction << /S % a comment\n /JavaScript /JS (x) >>' }),
    one({ catalog: '/OpenAction << /S %>> endobj\r /Launch /F (cmd.exe) >>' }, 'startsProgram'),
    one({ catalog: '/OpenAction << /S /J#61vaScript /JS (x) >>' }),
    one({ catalog: '/#4fpen#41ction << /#53 /#4aava#53cript /#4a#53 (x) >>' }),
    one({ catalog: '/OpenAction << /S /GoTo /S /JavaScript /JS (x) >>' }),
    one({ catalog: '/OpenAction << /S /JavaScript /JS (x) /S /GoTo /JS null >>' }),
    one({ catalog: `/OpenAction ${script} /OpenAction [3 0 R /Fit]` }),
    one({ catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next 5 0 R >>', extraObjects: [script] }),
    one({ catalog: `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [${launch}] >>` }, 'startsProgram'),
    one({ catalog: `/Names << /JavaScript << /Names [(a) ${script}] >> >>` }),
    one({
      catalog: '/Names 5 0 R',
      extraObjects: ['<< /JavaScript 6 0 R >>', '<< /Names [(a) 7 0 R] >>', script],
    }),
    one({ catalog: `/AA << /WC ${script} >>` }),
    one({ page: `/AA << /O ${script} >>` }),
    one({ page: '/AA 5 0 R', extraObjects: [`<< /O ${launch} >>`] }, 'startsProgram'),
    one({ page: link(script) }),
    one({ page: link('<< /S /JavaScript /JS 5 0 R >>'), extraObjects: [streamObject('', 'app.alert(1)')] }),
    one({ catalog: '/Outlines << /First 5 0 R >>', extraObjects: [`<< /Title (x) /A ${script} >>`] }),
    one({ catalog: `/AcroForm << /Fields [<< /FT /Tx /T (a) /AA << /F ${script} >> >>] >>` }),
    openPacked(objectStream(packed)),
    openPacked(objectStream(packed, { type: '' })),
    openPacked(objectStream(packed, { type: '/Type 6 0 R' }), ['/ObjStm']),
    openPacked(objectStream(packed, { filter: '6 0 R' }), ['/FlateDecode']),
    openPacked(objectStream(packed, { filter: '[6 0 R]' }), ['/FlateDecode']),
    openPacked(objectStream(packed, { filter: '[/ASCIIHexDecode /FlateDecode]', pack: hex })),
    openPacked(objectStream(packed, { entries: '/DecodeParms << /Predictor 12 /Columns 16 >>', pack: up })),
    openPacked(objectStream(packed, { filter: '', pack: (text) => text })),
    openPacked(objectStream(packed, { length: '6 0 R' }), ['9999']),
    openPacked(objectStream(packed, { length: 1 })),
    openPacked(objectStream({ 8: '(endstream endobj)', ...packed }, { filter: '', pack: (text) => text })),
    openPacked(
      objectStream({ 8: '(\nendstream\nendobj\n)', ...packed }, { filter: '', pack: (text) => text }),
    ),
    one(
      { catalog: '/OpenAction 9 0 R', extraObjects: [objectStream(packed, { filter: '/JBIG2Decode' })] },
      'hidden',
    ),
    one(
      { catalog: '/OpenAction 9 0 R', extraObjects: [objectStream(packed, { filter: '/Crypt' })] },
      'hidden',
    ),
    one({ catalog: '/OpenAction 9 0 R' }, 'hidden'),
    one({ page: '/AA 9 0 R' }, 'hidden'),
    one({ page: link('9 0 R') }, 'hidden'),
    one({ catalog: '/OpenAction << /S 9 0 R >>' }, 'hidden'),
    one({ catalog: '/OpenAction 9 0 R', extraObjects: [inStream] }, 'hidden'),
    one({ catalog: '/OpenAction 9 0 R', extraObjects: [`(9 0 obj ${script} endobj)`] }, 'hidden'),
    one(Buffer.concat([plain, Buffer.from(`9 % c\n0 obj\n${script}\nendobj\n`)]), 'hidden'),
    one(Buffer.concat([plain, Buffer.from(`9${' '.repeat(500)}0${'\n'.repeat(500)}obj${script}`)])),
    one(addRevision(plain, { 1: `<< /Type /Catalog /Pages 2 0 R /OpenAction ${script} >>` })),
    one(
      addRevision(buildPdf({ catalog: `/OpenAction ${script}` }), { 1: '<< /Type /Catalog /Pages 2 0 R >>' }),
    ),
    one(
      Buffer.from(
        plain.toString('latin1').replace('/Pages 2 0 R', `/Pages 2 0 R /OpenAction ${launch} /Broken --`),
        'latin1',
      ),
      'damaged',
    ),
    one(encryptedPdf({ catalog: `/OpenAction ${script}` })),
    one(encryptedPdf({ catalog: '/OpenAction 9 0 R', packed })),
    one(encryptedPdf({ page: link('<< /S /URI /URI (file://10.0.0.1/x) >>') }), 'oddLink'),
  ].flat();
}
