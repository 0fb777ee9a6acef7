import type { Findings } from '../findings.ts';
import { activeActions, activeKeys, activeSubtypes } from './active-names.ts';
import { PdfActions } from './pdf-actions.ts';
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from './pdf-lib.ts';
import type { PdfContents, PdfObject } from './read-pdf.ts';

const name = (text: string) => PDFName.of(text);
const key = {
  kind: name('S'),
  type: name('Type'),
  subtype: name('Subtype'),
  rectangle: name('Rect'),
  parent: name('P'),
  file: name('F'),
};
/** The last three are of old: which of them a reader goes by is its own affair. */
const fileNames = ['UF', 'F', 'Unix', 'DOS', 'Mac'].map(name);
const type = {
  action: name('Action'),
  annotation: name('Annot'),
  structure: name('StructElem'),
  file: name('EmbeddedFile'),
};
const harmlessAnnotations = new Set(
  [
    ...[
      'Text',
      'Link',
      'FreeText',
      'Line',
      'Square',
      'Circle',
      'Polygon',
      'PolyLine',
      'Highlight',
      'Underline',
    ],
    ...['Squiggly', 'StrikeOut', 'Caret', 'Stamp', 'Ink', 'Popup', 'FileAttachment', 'Widget', 'PrinterMark'],
    ...['TrapNet', 'Watermark', 'Redact', 'Projection'],
  ].map(name),
);

/** The library keeps one object for each name, so names compare as such. */
const byName = <T>(map: ReadonlyMap<string, T>): ReadonlyMap<PDFName, T> =>
  new Map([...map].map(([text, value]) => [PDFName.of(text), value]));
const reasonOfKey = byName(activeKeys);
const reasonOfKind = byName(activeActions);
const reasonOfSubtype = byName(activeSubtypes);

/** Looks at every dictionary of every object; what is attached is gathered, to be judged by its content. */
export class PdfWalk {
  /** Files inside, by the stream that holds them, with the names they go by. */
  readonly attachments = new Map<PdfObject, readonly string[]>();
  readonly #pdf: PdfContents;
  readonly #findings: Findings;
  readonly #actions: PdfActions;

  constructor(pdf: PdfContents, findings: Findings) {
    this.#pdf = pdf;
    this.#findings = findings;
    this.#actions = new PdfActions(pdf, findings);
    for (const trailer of pdf.trailers) this.#visit(trailer, undefined);
    for (const object of pdf.objects) this.#visit(object.value, object);
  }

  /** References are not followed: what they name is visited by itself. */
  #visit(value: PDFObject, owner: PdfObject | undefined): void {
    const open: PDFObject[] = [value];
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      const within = one instanceof PDFArray ? one.asArray() : one instanceof PDFDict ? one.values() : [];
      for (const inner of within) open.push(inner);
      if (one instanceof PDFDict) this.#judgeDictionary(one, owner);
      else if (one instanceof PDFRawStream) {
        open.push(one.dict);
        this.#judgeStream(one.dict, owner);
      }
    }
  }

  #judgeDictionary(dict: PDFDict, owner: PdfObject | undefined): void {
    for (const [entry, value] of dict.entries()) {
      if (value === PDFNull) continue;
      const reason = reasonOfKey.get(entry);
      if (reason) this.#findings.hold(reason);
      else this.#judgeEntry(entry, value, dict, owner);
    }
    const types = this.#pdf.resolve(dict.get(key.type));
    if (types.includes(type.action)) this.#actions.judge(dict, 'click', owner);
    // A structure's kind is a word of the writer's; an action that calls itself one is met where it is triggered.
    if (!(types.includes(type.structure) && dict.has(key.parent))) {
      for (const kind of this.#pdf.resolve(dict.get(key.kind))) {
        const reason = kind instanceof PDFName ? reasonOfKind.get(kind) : undefined;
        if (reason) this.#findings.hold(reason);
      }
    }
    const isAnnotation = types.includes(type.annotation) || dict.has(key.rectangle);
    for (const subtype of this.#pdf.resolve(dict.get(key.subtype))) {
      if (!(subtype instanceof PDFName)) continue;
      const reason = reasonOfSubtype.get(subtype);
      if (reason) this.#findings.hold(reason);
      else if (isAnnotation && !harmlessAnnotations.has(subtype)) this.#findings.hold('unknownPart');
    }
  }

  #judgeEntry(entry: PDFName, value: PDFObject, dict: PDFDict, owner: PdfObject | undefined): void {
    const name = entry.asString();
    if (name === '/OpenAction') this.#actions.judge(value, 'itself', owner);
    else if (name === '/AA') this.#actions.judgeTriggers(value, owner);
    else if (name === '/A' || name === '/PA' || name === '/NA') this.#actions.judge(value, 'click', owner);
    else if (name === '/URI') this.#actions.judgeAddress(value, owner);
    else if (name === '/EF') this.#judgeEmbedded(dict, value, owner);
    else if (name === '/AdditionalStreams') this.#judgeAdditional(value);
    else if (name === '/Ref') this.#judgeReference(value);
  }

  /** A page that stands in another file. */
  #judgeReference(value: PDFObject): void {
    const found = this.#pdf.resolve(value);
    if (found.some((one) => one instanceof PDFDict && one.has(key.file))) this.#findings.hold('fetches');
  }

  #judgeStream(dict: PDFDict, owner: PdfObject | undefined): void {
    // Bytes that are to come from another file.
    if (this.#pdf.resolve(dict.get(key.file)).some((one) => !(one instanceof PDFNumber)))
      this.#findings.hold('fetches');
    const isFile = this.#pdf.resolve(dict.get(key.type)).includes(type.file);
    if (isFile && owner && !this.attachments.has(owner)) this.attachments.set(owner, []);
  }

  #judgeEmbedded(specification: PDFDict, value: PDFObject, owner: PdfObject | undefined): void {
    const names = fileNames
      .map((entry) => specification.get(entry))
      .flatMap((one) => this.#actions.readings(one, owner));
    for (const files of this.#pdf.resolve(value)) {
      if (files instanceof PDFDict) for (const file of files.values()) this.#attach(file, names);
    }
  }

  /** LibreOffice keeps the editable document of a hybrid PDF here: [/type stream …]. */
  #judgeAdditional(value: PDFObject): void {
    for (const list of this.#pdf.resolve(value)) {
      if (!(list instanceof PDFArray)) continue;
      for (const one of list.asArray()) if (one instanceof PDFRef) this.#attach(one, []);
    }
  }

  #attach(file: PDFObject, names: readonly string[]): void {
    const holders = this.#pdf
      .resolve(file)
      .flatMap((one) => (one instanceof PDFRawStream ? (this.#pdf.ownerOf(one) ?? []) : []));
    if (holders.length === 0) this.#findings.hold('hidden');
    for (const holder of holders)
      this.attachments.set(holder, [...(this.attachments.get(holder) ?? []), ...names]);
  }
}
