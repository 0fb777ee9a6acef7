import type { CvFault } from '../../../contract/cv-faults.ts';
import { cvMaxBytes } from '../../../contract/limits.ts';
import { buildCfb } from './build-cfb.ts';
import { buildDoc } from './build-doc.ts';
import { buildXlsx, docxParts } from './build-docx.ts';
import { encryptedPdf } from './build-encrypted-pdf.ts';
import { buildPdf } from './build-pdf.ts';
import { buildZip } from './build-zip.ts';
import { gif, program } from './hostile-cv.ts';

export interface RefusedCv {
  readonly title: string;
  readonly name: string;
  readonly bytes: Buffer;
  readonly fault: CvFault;
}

const linuxProgram = Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(2048)]);
const encryptedFlag = 0x0100;

/** Files that an applicant can do something about, with what they are told. */
export function refusedCvs(): RefusedCv[] {
  const pdf = buildPdf();
  const wrongType = (title: string, name: string, bytes: Buffer | string): RefusedCv => ({
    title,
    name,
    bytes: Buffer.from(bytes),
    fault: 'wrongType',
  });
  const locked = (title: string, name: string, bytes: Buffer): RefusedCv => ({
    title,
    name,
    bytes,
    fault: 'locked',
  });
  const encrypted = buildCfb([{ name: 'EncryptionInfo' }, { name: 'EncryptedPackage' }]);
  return [
    { title: 'a file of no bytes', name: 'cv.pdf', bytes: Buffer.alloc(0), fault: 'empty' },
    {
      title: 'a PDF of 6 MB',
      name: 'cv.pdf',
      bytes: Buffer.concat([pdf, Buffer.alloc(cvMaxBytes + 1024 * 1024 - pdf.length, ' ')]),
      fault: 'tooLarge',
    },
    wrongType('a Windows program named .pdf', 'cv.pdf', program),
    wrongType('a Windows program named .doc', 'cv.doc', program),
    wrongType('a Windows program named .docx', 'cv.docx', program),
    wrongType('a Linux program', 'cv.pdf', linuxProgram),
    wrongType('a shell script', 'cv.pdf', '#!/bin/sh\nrm -rf /\n'),
    wrongType('a web page named .pdf', 'cv.pdf', '<!doctype html><script>alert(1)</script>'),
    wrongType(
      'a web page named .doc',
      'cv.doc',
      '<html xmlns:w="urn:schemas-microsoft-com:office:word"><body>x</body></html>',
    ),
    wrongType('a picture', 'cv.pdf', gif),
    wrongType('plain text named .doc', 'cv.doc', 'Curriculum vitae'),
    wrongType('an archive named .docx', 'cv.docx', buildZip([{ name: 'readme.txt', content: 'hello' }])),
    wrongType('a workbook named .docx', 'cv.docx', buildXlsx()),
    wrongType('an old workbook named .doc', 'cv.doc', buildCfb([{ name: 'Workbook' }])),
    wrongType('a DOCX with a picture before it', 'cv.docx', Buffer.concat([gif, buildZip(docxParts())])),
    wrongType('a program named .exe', 'cv.exe', program),
    wrongType('a program behind a second extension', 'cv.pdf.exe', pdf),
    wrongType('a program behind a NUL', 'cv.exe\0.pdf', program),
    wrongType('a name that reads backwards', 'cv\u202Efdp.exe', program),
    wrongType('a file without an extension', 'cv', pdf),
    wrongType('a program in a folder above', '../../bin/cv.pdf', program),
    locked('a PDF with a password', 'cv.pdf', encryptedPdf({ password: 'secret' })),
    locked('a DOCX with a password', 'cv.docx', encrypted),
    locked('a DOCX with a password named .doc', 'cv.doc', encrypted),
    locked('a DOC with a password', 'cv.doc', buildDoc({ flags: encryptedFlag })),
    locked(
      'a DOCX with encrypted parts',
      'cv.docx',
      buildZip(
        docxParts().map((part) => (part.name.endsWith('document.xml') ? { ...part, flags: 1 } : part)),
      ),
    ),
  ];
}
