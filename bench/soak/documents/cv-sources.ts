/** What a CV may hold, as LibreOffice's flat XML: each adds a feature that writers turn into something of their own. */
interface CvSource {
  readonly name: string;
  readonly body: string;
}

const namespaces = [
  'office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"',
  'text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"',
  'table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"',
  'style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"',
  'fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"',
  'draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"',
  'svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"',
  'xlink="http://www.w3.org/1999/xlink"',
  'dc="http://purl.org/dc/elements/1.1/"',
].map((name) => `xmlns:${name}`);

const p = (words: string) => `<text:p>${words}</text:p>`;
const h = (words: string, level = 1) => `<text:h text:outline-level="${level}">${words}</text:h>`;
const link = (address: string, words: string) =>
  `<text:a xlink:type="simple" xlink:href="${address}">${words}</text:a>`;
const table = (rows: readonly (readonly string[])[]) =>
  `<table:table>${`<table:table-column/>`.repeat(rows[0]?.length ?? 1)}${rows
    .map(
      (row) =>
        `<table:table-row>${row.map((cell) => `<table:table-cell>${p(cell)}</table:table-cell>`).join('')}</table:table-row>`,
    )
    .join('')}</table:table>`;
const list = (items: readonly string[]) =>
  `<text:list>${items.map((item) => `<text:list-item>${p(item)}</text:list-item>`).join('')}</text:list>`;
/** One dot is enough to be a picture. */
const dots =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = `<text:p><draw:frame text:anchor-type="as-char" svg:width="3cm" svg:height="3cm"><draw:image><office:binary-data>${dots}</office:binary-data></draw:image></draw:frame></text:p>`;
const footnote = (words: string) =>
  `<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body>${p(words)}</text:note-body></text:note>`;
const comment = `<office:annotation><dc:creator>Mona</dc:creator>${p('Which year was this?')}</office:annotation>`;

const work = [
  'Chiller technician, Deira, 2019 to today',
  'Assistant, district cooling plant, 2016 to 2019',
  'Apprentice, Alexandria, 2014 to 2016',
];

export const cvSources: readonly CvSource[] = [
  { name: 'short', body: p('Omar Said') },
  { name: 'plain', body: h('Omar Said') + p('Technician. Dubai. 050 123 4567') + work.map(p).join('') },
  {
    name: 'linked',
    body:
      h('Layla Haddad') +
      p(
        `Write to ${link('mailto:layla@example.com', 'layla@example.com')} or see ${link('https://example.com/layla', 'my page')}.`,
      ) +
      h('Work', 2) +
      list(work) +
      p(`Licence${footnote('Issued in 2018, valid to 2028.')} of category A.`),
  },
  {
    name: 'arabic',
    body:
      h('ليلى حداد') +
      p('مهندسة صيانة في دبي، خبرة عشر سنوات في أنظمة التبريد.') +
      table([
        ['٢٠١٩', 'فنية مبردات'],
        ['٢٠١٦', 'مساعدة في محطة تبريد'],
      ]),
  },
  {
    name: 'pictured',
    body:
      picture +
      h('Rajesh Kumar') +
      table([
        ['Year', 'Work'],
        ['2019', 'Chillers'],
        ['2016', 'Pumps'],
      ]) +
      p(`Supervisor${comment}, three teams.`),
  },
  {
    name: 'fields',
    body:
      h('Contents') +
      p(
        'Page <text:page-number text:select-page="current">1</text:page-number> of <text:page-count>3</text:page-count>',
      ) +
      p('<text:bookmark text:name="work"/>Work') +
      p(link('#work', 'back to work')) +
      p('<text:date>17 November 2026</text:date>') +
      p('<text:bookmark-ref text:reference-format="text" text:ref-name="work">Work</text:bookmark-ref>'),
  },
  {
    name: 'long',
    body: Array.from(
      { length: 60 },
      (_, i) => h(`Project ${i + 1}`, 2) + work.map(p).join('').repeat(4),
    ).join(''),
  },
];

export const asFlatXml = ({ body }: CvSource): string =>
  `<?xml version="1.0" encoding="UTF-8"?><office:document ${namespaces.join(' ')} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text"><office:body><office:text>${body}</office:text></office:body></office:document>`;

export const asWebPage = ({ name, body }: CvSource): string =>
  `<!doctype html><meta charset="utf-8"><title>${name}</title><style>body{font:12pt serif}</style>${body
    .replaceAll(/<text:h [^>]*>/g, '<h1>')
    .replaceAll('</text:h>', '</h1>')
    .replaceAll('xlink:href', 'href')
    .replaceAll('text:', '')
    .replaceAll('table:', '')}`;
