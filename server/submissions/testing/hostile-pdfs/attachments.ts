import { buildDocx } from '../build-docx.ts';
import { buildPdf, type PdfOptions, streamObject } from '../build-pdf.ts';
import { buildZip } from '../build-zip.ts';
import { type HostileCv, program } from '../hostile-cv.ts';
import { pdfs, script } from './pdfs.ts';

export function attachments(): HostileCv[] {
  const family = 'another file inside';
  const attached = (name: string, content: Buffer | string): PdfOptions => ({
    catalog: `/Names << /EmbeddedFiles << /Names [(a) << /Type /Filespec /F (${name}) /UF (${name}) /EF << /F 5 0 R >> >>] >> >>`,
    extraObjects: [
      streamObject('/Type /EmbeddedFile', Buffer.isBuffer(content) ? content.toString('latin1') : content),
    ],
  });
  const specified = (specification: string, content = 'CreateObject("WScript.Shell")'): PdfOptions => ({
    catalog: `/Names << /EmbeddedFiles << /Names [(run.vbs) << /Type /Filespec ${specification} >>] >> >>`,
    extraObjects: [streamObject('/Type /EmbeddedFile', content)],
  });
  const docm = buildDocx({ documentType: 'application/vnd.ms-word.document.macroEnabled.main+xml' });
  return [
    ...pdfs(
      family,
      'attachment',
      attached('setup.exe', program),
      attached('europass.xml', program),
      attached('run.js', 'new ActiveXObject("WScript.Shell")'),
      attached('run.vbs', 'CreateObject("WScript.Shell")'),
      attached('cv.hta', '<html><script>1</script></html>'),
      attached('cv.html', '<!doctype html><script>1</script>'),
      attached('cv.xml', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script/></html>'),
      attached('cv.xml', '<?xml version="1.0"?><?xml-stylesheet href="x.xsl"?><a/>'),
      attached('cv.xml', '<?xml version="1.0"?><?mso-application progid="Word.Document"?><w/>'),
      attached('cv.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="1"/>'),
      attached('letter.docm', docm),
      attached('letter.docx', docm),
      attached('things.zip', buildZip([{ name: 'a.exe', content: program }])),
      attached('cv.lnk', Buffer.from('4c0000000114020000000000c000000000000046', 'hex')),
      attached('cv.txt.exe', 'just text'),
      attached('cv.pdf', Buffer.from('not a PDF')),
      ...['Unix', 'DOS', 'Mac'].flatMap((system) => [
        specified(`/${system} (run.vbs) /EF << /F 5 0 R >>`),
        specified(`/F (cv.txt) /${system} (run.vbs) /EF << /${system} 5 0 R >>`),
      ]),
      specified('/EF << /F 5 0 R >>'),
      specified('/EF << /F 5 0 R >>', '<?xml version="1.0"?><a/>'),
      { extraObjects: [streamObject('/Type /EmbeddedFile', program.toString('latin1'))] },
      {
        page: '/Annots [<< /Subtype /FileAttachment /Rect [0 0 9 9] /FS << /F (cv.xml) /EF << /F 5 0 R >> >> >>]',
        extraObjects: [streamObject('', program.toString('latin1'))],
      },
      {
        catalog:
          '/Names << /EmbeddedFiles << /Names [(a) << /F (cv.xml) /UF (cv.exe) /EF << /F 5 0 R >> >>] >> >>',
        extraObjects: [streamObject('', '<a/>')],
      },
    ),
    ...pdfs(family, 'script', attached('cv.pdf', buildPdf({ catalog: `/OpenAction ${script}` }))),
    ...pdfs(family, 'hidden', {
      page: '/Annots [<< /Subtype /FileAttachment /Rect [0 0 9 9] /FS << /F (a.xml) /EF << /F 9 0 R >> >> >>]',
    }),
    ...pdfs(family, 'macro', {
      trailer: '/AdditionalStreams [/application#2Fvnd.oasis.opendocument.text 5 0 R]',
      extraObjects: [streamObject('', odtWithMacro().toString('latin1'))],
    }),
  ];
}

const odtWithMacro = (): Buffer =>
  buildZip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', stored: true },
    {
      name: 'content.xml',
      content: '<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"/>',
    },
    { name: 'Basic/Standard/Module1.xml', content: '<a/>' },
  ]);
