import type { DocxOptions } from '../build-docx.ts';
import type { HostileCv } from '../hostile-cv.ts';
import { docxs } from './docxs.ts';

export function programs(): HostileCv[] {
  const microsoft = 'http://schemas.microsoft.com/office/2006/relationships';
  const part = (name: string, type: string, relationship: string): DocxOptions => ({
    relationships: [{ type: relationship, target: `/${name}` }],
    types: { [`/${name}`]: type },
    parts: [{ name, content: name.endsWith('xml') ? '<a/>' : 'x' }],
  });
  return [
    ...docxs(
      'macros',
      'macro',
      { documentType: 'application/vnd.ms-word.document.macroEnabled.main+xml' },
      { documentType: 'application/vnd.ms-word.template.macroEnabledTemplate.main+xml' },
      part('word/vbaProject.bin', 'application/vnd.ms-office.vbaProject', `${microsoft}/vbaProject`),
      part('word/VBAPROJECT.BIN', 'application/vnd.ms-office.vbaProject', `${microsoft}/VbaProject`),
      part('word/theme/theme9.xml', 'application/vnd.ms-office.vbaProject', `${microsoft}/vbaProject`),
      part('word/harmless.dat', 'application/octet-stream', `${microsoft}/vbaProject`),
      part('word/vbaData.xml', 'application/vnd.ms-word.vbaData+xml', `${microsoft}/wordVbaData`),
      part(
        'word/customizations.xml',
        'application/vnd.ms-word.keyMapCustomizations+xml',
        `${microsoft}/keyMapCustomizations`,
      ),
      part('customUI/customUI.xml', 'application/xml', `${microsoft}/ui/extensibility`),
      {
        parts: [
          {
            name: 'docProps/custom.xml',
            content:
              '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties"><property name="_AssemblyLocation"/></Properties>',
          },
        ],
      },
    ),
    ...docxs(
      'a control',
      'control',
      part('word/activeX/activeX1.xml', 'application/vnd.ms-office.activeX+xml', 'control'),
      part('odd/place.xml', 'application/vnd.ms-office.activeX+xml', 'control'),
      part('odd/place.xml', 'application/xml', 'control'),
      part(
        'word/activeX/activeX1.bin',
        'application/vnd.ms-office.activeX',
        `${microsoft}/activeXControlBinary`,
      ),
      { body: '<w:p><w:r><w:object><w:control r:id="rId1"/></w:object></w:r></w:p>' },
      part(
        'word/webextensions/webextension1.xml',
        'application/vnd.ms-office.webextension+xml',
        'http://schemas.microsoft.com/office/2011/relationships/webextension',
      ),
    ),
    ...docxs(
      'an unknown part',
      'unknownPart',
      part('word/new.xml', 'application/vnd.unheard.of+xml', 'http://evil.example/relationships/newThing'),
      part('word/new.dat', 'application/vnd.unheard.of', 'image'),
    ),
    ...docxs('media', 'media', part('word/media/a.mp4', 'video/mp4', 'video')),
  ];
}
