import { buildCfb } from './build-cfb.ts';
import { buildDoc, docField, wordClass, wordStreams } from './build-doc.ts';
import { buildDocx, buildXlsx, docxParts, field, relationships } from './build-docx.ts';
import { encryptedPdf } from './build-encrypted-pdf.ts';
import { addRevision, buildPdf, objectStream, streamObject } from './build-pdf.ts';
import { buildZip } from './build-zip.ts';
import { linkedPicture } from './linked-picture.ts';

export interface GenuineCv {
  readonly title: string;
  readonly name: string;
  readonly bytes: Buffer;
}

const link = (target: string) =>
  `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (${target}) >> >>]`;

const pdfs: Readonly<Record<string, () => Buffer>> = {
  'a plain PDF': () => buildPdf(),
  'a byte behind it': () => Buffer.concat([buildPdf(), Buffer.from('\x1a')]),
  'a comment behind it': () => Buffer.concat([buildPdf(), Buffer.from('% printed by a web form\n')]),
  'a page of padding behind it': () => Buffer.concat([buildPdf(), Buffer.alloc(4096)]),
  'a blank line before it': () => Buffer.concat([Buffer.from('\r\n'), buildPdf()]),
  'a mark of UTF-8 before it': () => Buffer.concat([Buffer.from('\uFEFF'), buildPdf()]),
  'without its last line': () => buildPdf().subarray(0, -6),
  'compressed objects': () => buildPdf({ extraObjects: [objectStream({ 9: '<< /Type /Font >>' })] }),
  'two revisions': () => addRevision(buildPdf(), { 1: '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>' }),
  'links to pages, mail and phone': () =>
    buildPdf({
      page: ['https://example.com', 'mailto:a@example.com', 'tel:+971501234567', 'www.example.com']
        .map(link)
        .join(' '),
    }),
  'a place to open at': () => buildPdf({ catalog: '/OpenAction [3 0 R /XYZ null null 1]' }),
  'an action that goes to a place': () => buildPdf({ catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' }),
  'a form to fill in': () =>
    buildPdf({
      catalog: '/AcroForm << /Fields [5 0 R] >>',
      page: '/Annots [5 0 R]',
      extraObjects: ['<< /Subtype /Widget /FT /Tx /T (name) /Rect [0 0 9 9] >>'],
    }),
  'its data attached, as Europass does': () =>
    buildPdf({
      catalog:
        '/Names << /EmbeddedFiles << /Names [(a) << /Type /Filespec /F (cv.xml) /EF << /F 5 0 R >> >>] >> >>',
      extraObjects: [
        streamObject(
          '/Type /EmbeddedFile',
          '<?xml version="1.0"?><Candidate xmlns="http://www.europass.eu/1.0"/>',
        ),
      ],
    }),
  'an owner’s password only': () => encryptedPdf({ page: link('https://example.com') }),
  'an owner’s password and compressed objects': () => encryptedPdf({ packed: { 9: '<< /Type /Font >>' } }),
  'a structure of the writer’s own naming': () =>
    buildPdf({
      extraObjects: ['<< /Type /StructElem /S /Sound /P 2 0 R /K 0 /A << /O /Layout /Placement /Block >> >>'],
    }),
  'an object of nothing, and numbers that are none': () =>
    buildPdf({ extraObjects: ['', '<< /Type /ExtGState /LW --1 /D [1 .-] >>', '<< /CA -- >>'] }),
  'a reference to nothing where nothing matters': () =>
    buildPdf({ catalog: '/Metadata 44 0 R /PageLabels 45 0 R' }),
};

const hyperlink = { type: 'hyperlink', target: 'https://example.com', mode: 'External' };
const settings = (target: string) => ({
  relationships: [{ type: 'settings', target: 'settings.xml' }],
  parts: [
    {
      name: 'word/settings.xml',
      content: '<w:settings xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>',
    },
    {
      name: 'word/_rels/settings.xml.rels',
      content: relationships([{ type: 'attachedTemplate', target, mode: 'External' }]),
    },
  ],
});

const docxs: Readonly<Record<string, () => Buffer>> = {
  'a plain DOCX': () => buildDocx(),
  'Word Online’s document2.xml': () =>
    buildDocx({ documentName: 'word/document2.xml', relationships: [hyperlink] }),
  'a byte behind it': () => Buffer.concat([buildDocx(), Buffer.from('\n')]),
  'a comment in the archive': () => buildZip(docxParts(), 'made by a web form'),
  links: () =>
    buildDocx({
      relationships: [
        hyperlink,
        { ...hyperlink, target: 'mailto:a@example.com' },
        { ...hyperlink, target: '#top' },
      ],
      body: field('HYPERLINK "https://example.com" \\o "Tip: click"'),
    }),
  'fields that write text': () =>
    buildDocx({
      body:
        field('PAGE') +
        field(' TOC \\o "1-3" ') +
        field('= 2 * 3') +
        field('MACROBUTTON NoMacro [type here]'),
    }),
  'fields as Word writes them': () => buildDocx({ body: fieldsOfWord }),
  'data of another program that speaks of fields': () =>
    buildDocx({
      relationships: [{ type: 'customXml', target: '../customXml/item1.xml' }],
      parts: [
        {
          name: 'customXml/item1.xml',
          content: '<a xmlns="urn:a"><fldChar/><instrText>LINK</instrText></a>',
        },
      ],
    }),
  'a font and a printer’s settings, as Word for Macintosh keeps them': () =>
    buildDocx({
      relationships: [
        { type: 'font', target: 'fonts/font1.odttf' },
        { type: 'printerSettings', target: 'printerSettings1.bin' },
      ],
      types: {
        '/word/fonts/font1.odttf': 'application/vnd.openxmlformats-officedocument.obfuscatedFont',
        '/word/printerSettings1.bin':
          'application/vnd.openxmlformats-officedocument.wordprocessingml.printerSettings',
      },
      parts: [
        { name: 'word/fonts/font1.odttf', content: Buffer.alloc(64, 7) },
        {
          name: 'word/printerSettings1.bin',
          content:
            '<?xml version="1.0"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd"><plist/>',
        },
      ],
    }),
  'one kind of picture under two names of its type': () =>
    buildDocx({ defaults: { jpg: 'image/jpeg', JPG: 'image/jpg' } }),
  'folders in the archive': () => buildZip([{ name: 'word/', content: '' }, ...docxParts()]),
  'a chart with its workbook': () =>
    buildDocx({
      relationships: [{ type: 'package', target: 'embeddings/Microsoft_Excel_Sheet.xlsx' }],
      defaults: { xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
      parts: [{ name: 'word/embeddings/Microsoft_Excel_Sheet.xlsx', content: buildXlsx() }],
    }),
  'a template on the writer’s own disk': () =>
    buildDocx(settings('file:///C:\\Users\\omar\\AppData\\Roaming\\Microsoft\\Templates\\Resume.dotx')),
  'a template on a Macintosh': () => buildDocx(settings('file://localhost/Users/omar/Library/Resume.dotx')),
  'a template in the same folder': () => buildDocx(settings('Normal.dotm')),
  'data in UTF-16': () =>
    buildDocx({
      relationships: [{ type: 'customXml', target: '../customXml/item1.xml' }],
      parts: [
        {
          name: 'customXml/item1.xml',
          content: Buffer.from('\uFEFF<?xml version="1.0" encoding="utf-16"?><a/>', 'utf16le'),
        },
      ],
    }),
  'Word’s own remnants': () =>
    buildDocx({ parts: [{ name: '[trash]/0000.dat', content: Buffer.alloc(64, 7) }] }),
  'a stray part of a Macintosh': () =>
    buildDocx({ parts: [{ name: '.DS_Store', content: Buffer.from('\0\0\0\x01Bud1', 'latin1') }] }),
};

const mark = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
const words = (element: string, text: string) => `<w:r><w:${element}>${text}</w:${element}></w:r>`;
/** Fields in one another, with a drawing in a result, and taken out under review. */
const fieldsOfWord = [
  `<w:p>${mark('begin')}${words('instrText', ' IF ')}${field('MERGEFIELD x')}${words('instrText', ' = 1 "a" "b" ')}${mark('separate')}${words('t', 'a')}${mark('end')}</w:p>`,
  `<w:p>${mark('begin')}${words('instrText', ' HYPERLINK "mailto:')}${field('DOCPROPERTY email')}${words('instrText', '" ')}${mark('separate')}${words('t', 'a')}${mark('end')}</w:p>`,
  `<w:p>${mark('begin')}${words('instrText', ' HYPERLINK \\l "_Toc1" ')}${mark('separate')}${words('t', 'Work')}${field('PAGEREF _Toc1 \\h')}${mark('end')}</w:p>`,
  `<w:p>${mark('begin')}${words('instrText', ' REF a ')}${mark('separate')}<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps"><w:drawing>${field('PAGE')}</w:drawing></mc:Choice><mc:Fallback><w:pict>${field('PAGE')}</w:pict></mc:Fallback></mc:AlternateContent>${mark('end')}</w:p>`,
  `<w:p><w:del>${mark('begin')}</w:del><w:del>${words('delInstrText', ' PAGE ')}${mark('separate')}${words('delText', '1')}</w:del><w:del>${mark('end')}</w:del></w:p>`,
  `<w:p>${mark('begin')}<w:r><w:rPr><w14:ligatures xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"/></w:rPr><w:instrText>PAGE</w:instrText></w:r>${mark('end')}</w:p>`,
  `<w:p><w:fldSimple w:instr=" DATE "><w:r><w:t>1 May</w:t></w:r>${field('PAGE')}</w:fldSimple></w:p>`,
].join('');

/** A part of the table stream, as Word 2007 and later write it. */
const theme = () => buildZip([{ name: 'theme/theme/theme1.xml', content: '<a/>' }]);

const docs: Readonly<Record<string, () => Buffer>> = {
  'a plain DOC': () => buildDoc(),
  'a theme zipped inside, as since Word 2007': () => buildDoc({ behindTable: theme() }),
  'a theme at the very end': () =>
    buildCfb(
      [
        ...wordStreams().slice(0, 1),
        {
          name: '1Table',
          content: Buffer.concat([wordStreams()[1]?.content ?? Buffer.alloc(0), Buffer.alloc(4000), theme()]),
        },
      ],
      wordClass,
    ),
  'a byte behind it': () => Buffer.concat([buildDoc(), Buffer.from('\n')]),
  'Arabic words': () => buildDoc({ text: 'السيرة الذاتية\r', wide: true }),
  fields: () => buildDoc({ text: `${docField(' PAGE ')}${docField('HYPERLINK "http://example.com"')}` }),
  'fields that are listed': () => {
    const text = docField('HYPERLINK "http://example.com"');
    return buildDoc({ text, listed: [0, text.indexOf('\x14'), text.indexOf('\x15')] });
  },
  'a text in pieces': () => buildDoc({ text: docField('HYPERLINK "mailto:a@example.com"'), pieces: 7 }),
  'names in another case': () =>
    buildCfb(
      wordStreams().map((part) => ({ ...part, name: part.name.toUpperCase() })),
      wordClass,
    ),
  'a picture and a chart': () =>
    buildDoc({
      parts: [
        {
          name: 'ObjectPool',
          children: [
            {
              name: '_1',
              classId: '0709020000000000c000000000000046',
              children: [...wordStreams(), { name: '\u0001CompObj' }, { name: '\u0003ObjInfo' }],
            },
            {
              name: '_2',
              classId: '0308020000000000c000000000000046',
              children: [{ name: 'Workbook' }, { name: '\u0002OlePres000' }, { name: '\u0001Ole' }],
            },
          ],
        },
        {
          name: 'MsoDataStore',
          children: [{ name: 'ÄS5ÆYÀÛ==', children: [{ name: 'Item' }, { name: 'Properties' }] }],
        },
      ],
    }),
  'a template on the writer’s own disk': () =>
    buildDoc({ template: 'C:\\Users\\omar\\AppData\\Roaming\\Microsoft\\Templates\\Normal.dot' }),
  'a picture linked on the writer’s own disk': () =>
    buildDoc({ behindTable: linkedPicture('C:\\Users\\omar\\Pictures\\me.png') }),
  'a picture that is here and was once elsewhere': () =>
    buildDoc({ behindTable: linkedPicture('http://example.com/me.png', 2) }),
  'a template in the same folder': () => buildDoc({ template: 'Resume.dot' }),
  'Word 95': () => buildCfb(wordStreams({ version: 0x68 }), wordClass),
};

const named = (shapes: Readonly<Record<string, () => Buffer>>, kind: string, name: string): GenuineCv[] =>
  Object.entries(shapes).map(([title, build]) => ({ title: `${kind}: ${title}`, name, bytes: build() }));

/** Files in the shapes that honest writers give them, down to their oddities: none may be held. */
export const genuineCvs = (): GenuineCv[] => [
  ...named(pdfs, 'PDF', 'السيرة الذاتية.pdf'),
  ...named(docxs, 'DOCX', 'Omar Said CV.docx'),
  ...named(docs, 'DOC', 'cv.DOC'),
];
