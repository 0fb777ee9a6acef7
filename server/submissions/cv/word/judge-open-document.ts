import type { HeldReason } from '../../../../contract/cv-verdict.ts';
import { fileKind, isWholeFile } from '../file-kind.ts';
import type { Findings } from '../findings.ts';
import { isHarmlessLink } from '../link-target.ts';
import { parseXml, type XmlElement } from './parse-xml.ts';
import { readZip } from './read-zip.ts';

const documentParts =
  /^(?:object \d+\/)*(?:content|styles|meta|settings)\.xml$|^meta-inf\/manifest\.xml$|^(?:object \d+\/)*manifest\.rdf$|^configurations2\/.*\.xml$/;
const bareParts =
  /^(?:object \d+\/)*(?:mimetype|layout-cache)$|^(?:thumbnails|pictures|fonts|objectreplacements)\/[^/]+$/;
const activeElements: ReadonlyMap<string, HeldReason> = new Map<string, HeldReason>([
  ['script', 'macro'],
  ['event-listener', 'macro'],
  ['event', 'macro'],
  ['library-embedded', 'macro'],
  ['library-linked', 'macro'],
  ['dde-connection-decl', 'field'],
  ['dde-source', 'field'],
  ['object-ole', 'embeddedObject'],
  ['applet', 'embeddedObject'],
  ['plugin', 'media'],
  ['floating-frame', 'fetches'],
  ['connection-resource', 'fetches'],
  ['encryption-data', 'embeddedObject'],
]);

/** The editable document that LibreOffice puts into a hybrid PDF: parts, elements and addresses by list. */
export async function judgeOpenDocument(file: Buffer, findings: Findings): Promise<void> {
  const { parts } = await readZip(file);
  const mimetype = parts.find(({ lowerName }) => lowerName === 'mimetype');
  const type = (await mimetype?.read(200))?.toString('latin1') ?? '';
  if (!type.startsWith('application/vnd.oasis.opendocument.')) return findings.hold('attachment');
  for (const part of parts) {
    if (documentParts.test(part.lowerName)) {
      const bytes = await part.read();
      findings.spend(bytes.length);
      if (bytes.length > 0) parseXml(bytes, { open: (element) => judgeElement(element, findings) });
    } else if (!bareParts.test(part.lowerName)) {
      findings.hold(/^(?:basic|scripts|dialogs)\//.test(part.lowerName) ? 'macro' : 'unknownPart');
    } else if (isWholeFile(fileKind(await part.read(4096)))) findings.hold('embeddedObject');
  }
}

function judgeElement({ local, attributes }: XmlElement, findings: Findings): void {
  const reason = activeElements.get(local);
  if (reason) findings.hold(reason);
  for (const { local: name, value } of attributes) {
    if (name !== 'href') continue;
    if (local === 'a') {
      if (!isHarmlessLink(value)) findings.hold('oddLink');
    } else if (/^\s*(?:[a-z][a-z0-9+.-]*:|[\\/]{2}|\.\.\/)/i.test(value)) findings.hold('fetches');
  }
}
