import type { HeldReason } from '../../../../contract/cv-verdict.ts';
import type { Findings } from '../findings.ts';
import { isHarmlessLink } from '../link-target.ts';
import { FieldReader } from './field-reader.ts';
import { attributeOf, parseXml, type XmlElement } from './parse-xml.ts';

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
const wordNamespaces = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);
const fieldElements = new Set(['fldSimple', 'fldChar', 'instrText', 'delInstrText']);
/** What a reviser took out: gone for a reader that shows the final text. */
const removals = new Set(['del', 'moveFrom', 'delInstrText', 'delText']);
/** A picture that takes its address from a link is fetched like any other. */
const relationshipNamespace = /\/relationships$/;
const linkElements = /^(?:hyperlink|hlink\w+)$/;
const reachesOut = /^\s*(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i;
/** Properties by which a document brings its own program (Visual Studio's tools for Office). */
const programProperty = /^_Assembly/i;

type Reading = 'instruction' | 'words' | 'base' | 'formula';

/** One XML part that an office program understands; `links` are the ids of its links to other places. */
export function judgeXmlPart(
  bytes: Buffer,
  findings: Findings,
  links: ReadonlySet<string> = new Set(),
): void {
  const hold = (reason: HeldReason) => findings.hold(reason);
  const fields = new FieldReader(hold);
  /** The open elements that are not Word's own, by number: a reader may leave each of them out, with all it holds. */
  const foreign: number[] = [];
  /** How many fields were open where a simple field began. */
  const simple: number[] = [];
  let elements = 0;
  let depth = 0;
  let removed = 0;
  let reading: { readonly what: Reading; readonly depth: number } | undefined;
  let text = '';
  const place = () => `${foreign.at(-1) ?? 0}${removed > 0 ? ' removed' : ''}`;
  parseXml(bytes, {
    open(element) {
      const { local, uri } = element;
      const isWord = wordNamespaces.has(uri);
      depth++;
      elements++;
      // What stands inside the text of a field or a run is there to cut it in two.
      if (reading?.what === 'instruction' || reading?.what === 'words') hold('field');
      if (!isWord) foreign.push(elements);
      else if (removals.has(local)) removed++;
      if (!isWord && fieldElements.has(local)) hold('hidden');
      if (!officeNamespace.test(uri)) return;
      judgeElement(element, hold);
      if (!linkElements.test(local) && namesLink(element, links)) hold('fetches');
      const what = isWord ? readingIn(local) : otherReadings.get(local);
      if (what && !reading && !uri.includes('/math')) {
        reading = { what, depth };
        text = '';
      }
      if (!isWord) return;
      if (local === 'fldSimple') {
        simple.push(fields.depth);
        fields.begin(place());
        fields.instruct(attributeOf(element, 'instr') ?? '', place());
        fields.separate(place());
      } else if (local === 'fldChar') {
        const kind = attributeOf(element, 'fldCharType');
        if (kind === 'begin') fields.begin(place());
        else if (kind === 'separate') fields.separate(place());
        else if (kind === 'end') fields.end(place());
        else hold('hidden');
      }
    },
    close({ local, uri }) {
      const isWord = wordNamespaces.has(uri);
      if (reading?.depth === depth) {
        if (reading.what === 'instruction') fields.instruct(text, place());
        else if (reading.what === 'words') fields.words(text, place());
        else if (reading.what === 'base' && !isHarmlessLink(text)) hold('oddLink');
        // A workbook's way to start a program: =cmd|'/c calc'!A1
        else if (reading.what === 'formula' && /\|[^|]*!/.test(text)) hold('field');
        reading = undefined;
      }
      if (isWord && local === 'fldSimple') {
        fields.end(place());
        if (fields.depth !== simple.pop()) hold('field');
      }
      depth--;
      if (!isWord) foreign.pop();
      else if (removals.has(local)) removed--;
    },
    text(part) {
      if (reading) text += part;
    },
  });
  fields.finish();
}

const otherReadings: ReadonlyMap<string, Reading> = new Map<string, Reading>([
  ['HyperlinkBase', 'base'],
  ['f', 'formula'],
]);

function readingIn(local: string): Reading | undefined {
  if (local === 'instrText' || local === 'delInstrText') return 'instruction';
  return local === 't' || local === 'delText' ? 'words' : undefined;
}

/** A picture written as XML. */
export function judgeSvg(bytes: Buffer, findings: Findings): void {
  let root: string | undefined;
  parseXml(bytes, {
    open({ local }) {
      root ??= local;
    },
  });
  if (root === 'svg') judgeXmlPart(bytes, findings);
  else findings.hold('embeddedObject');
}

const namesLink = ({ attributes }: XmlElement, links: ReadonlySet<string>): boolean =>
  attributes.some(({ uri, value }) => relationshipNamespace.test(uri) && links.has(value));

function judgeElement(element: XmlElement, hold: (reason: HeldReason) => void): void {
  const { local, uri } = element;
  const reason = activeElements.get(local);
  if (reason) hold(reason);
  if (local === 'OLEObject' && attributeOf(element, 'Type')?.toLowerCase() === 'link') hold('fetches');
  if (local === 'property' && programProperty.test(attributeOf(element, 'name') ?? '')) hold('macro');
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
