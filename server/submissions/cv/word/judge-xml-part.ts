import type { HeldReason } from '../../../../contract/cv-verdict.ts';
import type { Findings } from '../findings.ts';
import { isHarmlessLink } from '../link-target.ts';
import { FieldReader } from './field-reader.ts';
import { parseXml, type XmlElement } from './parse-xml.ts';

/** Elements of the text, drawings and settings that reach out, by local name: a prefix may be anything. */
const activeElements: ReadonlyMap<string, HeldReason> = new Map<string, HeldReason>([
  ['altChunk', 'embeddedObject'],
  ['subDoc', 'fetches'],
  ['control', 'control'],
  ['ocx', 'control'],
  ['dataSource', 'fetches'],
  ['connectString', 'fetches'],
  ['ddeLink', 'field'],
  ['ddeItem', 'field'],
  ['oleLink', 'fetches'],
  ['webVideoPr', 'media'],
  ['audioFile', 'media'],
  ['videoFile', 'media'],
  ['quickTimeFile', 'media'],
  ['wavAudioFile', 'media'],
  ['script', 'script'],
  ['foreignObject', 'script'],
  ['handler', 'script'],
]);
const officeNamespace = /openxmlformats|purl\.oclc\.org\/ooxml|microsoft|w3\.org\/2000\/svg/;
const reachesOut = /^\s*(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i;
/** Properties by which a document brings its own program (Visual Studio's tools for Office). */
const programProperty = /^_Assembly/i;

/** One XML part. Data of the writer's own (customXml) must only be XML. */
export function judgeXmlPart(bytes: Buffer, lowerName: string, findings: Findings): void {
  const hold = (reason: HeldReason) => findings.hold(reason);
  const fields = new FieldReader(hold);
  let reading: 'instruction' | 'base' | 'formula' | undefined;
  let text = '';
  const isOwnData = /^customxml\/[^/]*\.xml$/.test(lowerName);
  parseXml(bytes, {
    open(element) {
      if (isOwnData || !officeNamespace.test(element.uri)) return;
      judgeElement(element, hold);
      const { local } = element;
      if (local === 'fldSimple') {
        fields.begin();
        fields.instruct(textOf(element, 'instr'));
        fields.separate();
      } else if (local === 'fldChar') {
        const kind = textOf(element, 'fldCharType');
        if (kind === 'begin') fields.begin();
        else if (kind === 'separate') fields.separate();
        else if (kind === 'end') fields.end();
      } else if (local === 'instrText' || local === 'delInstrText') reading = 'instruction';
      else if (local === 'HyperlinkBase') reading = 'base';
      else if (local === 'f') reading = 'formula';
      text = '';
    },
    close({ local }) {
      if (local === 'fldSimple') fields.end();
      if (reading === 'instruction') fields.instruct(text);
      else if (reading === 'base' && !isHarmlessLink(text)) hold('oddLink');
      // A workbook's way to start a program: =cmd|'/c calc'!A1
      else if (reading === 'formula' && /\|[^|]*!/.test(text)) hold('field');
      reading = undefined;
    },
    text(part) {
      if (reading) text += part;
    },
  });
  fields.finish();
}

/** A picture written as XML. */
export function judgeSvg(bytes: Buffer, findings: Findings): void {
  let root: string | undefined;
  parseXml(bytes, {
    open({ local }) {
      root ??= local;
    },
  });
  if (root === 'svg') judgeXmlPart(bytes, 'svg', findings);
  else findings.hold('embeddedObject');
}

const textOf = (element: XmlElement, local: string): string =>
  element.attributes.find((one) => one.local === local)?.value ?? '';

function judgeElement(element: XmlElement, hold: (reason: HeldReason) => void): void {
  const { local, uri } = element;
  const reason = activeElements.get(local);
  if (reason) hold(reason);
  if (local === 'OLEObject' && textOf(element, 'Type').toLowerCase() === 'link') hold('fetches');
  if (local === 'property' && programProperty.test(textOf(element, 'name'))) hold('macro');
  for (const { local: name, value } of element.attributes) {
    if (name === 'action' && /^ppaction:\/\/(?:program|macro|ole|media)/i.test(value)) hold('startsProgram');
    // Drawings in the older language name pictures by address; links stand under href.
    if (name === 'src' && reachesOut.test(value) && !/^\s*data:/i.test(value)) hold('fetches');
    if (name === 'href' && uri.includes('svg') && reachesOut.test(value) && !/^\s*data:image\//i.test(value))
      hold('fetches');
    else if (name === 'href' && !isHarmlessLink(value)) hold('oddLink');
    if (uri.includes('svg') && /^on/i.test(name)) hold('script');
  }
}
