import { buildZip, type ZipPart } from './build-zip.ts';

const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const officeRelationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const wordNamespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${officeRelationships}"`,
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
].join(' ');
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export interface Relationship {
  /** The last word of its type, or the whole of it. */
  readonly type: string;
  readonly target: string;
  readonly mode?: string;
}

export interface DocxOptions {
  readonly documentName?: string;
  readonly documentType?: string;
  /** Stands in the document's body. */
  readonly body?: string;
  readonly relationships?: readonly Relationship[];
  readonly parts?: readonly ZipPart[];
  /** Types by part name, in addition to the document's. */
  readonly types?: Readonly<Record<string, string>>;
  readonly defaults?: Readonly<Record<string, string>>;
}

export const relationships = (list: readonly Relationship[]): string =>
  `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list
    .map(({ type, target, mode }, i) => {
      const whole = type.includes('/') ? type : `${officeRelationships}/${type}`;
      return `<Relationship Id="rId${i + 1}" Type="${whole}" Target="${target}"${mode === undefined ? '' : ` TargetMode="${mode}"`}/>`;
    })
    .join('')}</Relationships>`;

export const wordXml = (body: string): string =>
  `${xml}<w:document ${wordNamespaces}><w:body>${body}<w:p><w:r><w:t>Curriculum vitae</w:t></w:r></w:p></w:body></w:document>`;

export function contentTypes(options: DocxOptions = {}): ZipPart {
  const defaults = {
    rels: 'application/vnd.openxmlformats-package.relationships+xml',
    xml: 'application/xml',
    ...options.defaults,
  };
  const name = options.documentName ?? 'word/document.xml';
  const types = { [`/${name}`]: options.documentType ?? mainType, ...options.types };
  const lines = [
    ...Object.entries(defaults).map(
      ([ending, type]) => `<Default Extension="${ending}" ContentType="${type}"/>`,
    ),
    ...Object.entries(types).map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`),
  ];
  return {
    name: '[Content_Types].xml',
    content: `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${lines.join('')}</Types>`,
  };
}

export function docxParts(options: DocxOptions = {}): ZipPart[] {
  const name = options.documentName ?? 'word/document.xml';
  return [
    contentTypes(options),
    { name: '_rels/.rels', content: relationships([{ type: 'officeDocument', target: name }]) },
    { name, content: wordXml(options.body ?? '') },
    ...(options.relationships
      ? [{ name: name.replace(/([^/]*)$/, '_rels/$1.rels'), content: relationships(options.relationships) }]
      : []),
    ...(options.parts ?? []),
  ];
}

export const buildDocx = (options: DocxOptions = {}): Buffer => buildZip(docxParts(options));

/** A field whose instruction is spread over as many runs as there are pieces. */
export const field = (...pieces: string[]): string =>
  [
    '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>',
    ...pieces.map((piece) => `<w:r><w:instrText xml:space="preserve">${piece}</w:instrText></w:r>`),
    '<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>x</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>',
  ].join('');

const sheetMain = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

/** A workbook, as it stands behind a chart. */
export const buildXlsx = (
  options: {
    main?: string;
    parts?: readonly ZipPart[];
    relationships?: readonly Relationship[];
    types?: Readonly<Record<string, string>>;
  } = {},
): Buffer =>
  buildZip([
    contentTypes({
      documentName: 'xl/workbook.xml',
      documentType: options.main ?? sheetMain,
      ...(options.types ? { types: options.types } : {}),
      defaults: { bin: 'application/vnd.ms-office.vbaProject' },
    }),
    { name: '_rels/.rels', content: relationships([{ type: 'officeDocument', target: 'xl/workbook.xml' }]) },
    {
      name: 'xl/workbook.xml',
      content: `${xml}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheets/></workbook>`,
    },
    { name: 'xl/_rels/workbook.xml.rels', content: relationships(options.relationships ?? []) },
    ...(options.parts ?? []),
  ]);
