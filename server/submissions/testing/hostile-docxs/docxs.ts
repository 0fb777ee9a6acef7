import { buildDocx, type DocxOptions, docxParts, relationships } from '../build-docx.ts';
import { buildZip } from '../build-zip.ts';
import { heldFiles } from '../hostile-cv.ts';

export const docxs = heldFiles('DOCX', 'cv.docx', buildDocx);

/** A document that is otherwise as it should be. */
export const withDocument = (content: string | Buffer): Buffer =>
  buildZip(docxParts().map((part) => (part.name === 'word/document.xml' ? { ...part, content } : part)));

export const settingsType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml';

/** A document whose settings lead to a template. */
export const withTemplate = (target: string, mode: string, rels?: string): DocxOptions => ({
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
