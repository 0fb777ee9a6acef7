import type { Findings } from '../findings.ts';
import { isHarmlessLink } from '../link-target.ts';
import { activeActions } from './active-names.ts';
import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRef,
  PDFString,
} from './pdf-lib.ts';
import type { PdfContents, PdfObject } from './read-pdf.ts';

const key = {
  kind: PDFName.of('S'),
  next: PDFName.of('Next'),
  uri: PDFName.of('URI'),
  base: PDFName.of('Base'),
  command: PDFName.of('N'),
};
/** Commands that turn pages (ISO 32000-2, table 215, and what Acrobat adds). */
const pageTurns = new Set([
  'NextPage',
  'PrevPage',
  'FirstPage',
  'LastPage',
  'GoBack',
  'GoForward',
  'GoToPage',
]);
const chainMax = 20;
const actionsMax = 200_000;

/** By itself: on opening, printing, turning a page. A click is the reader's own decision. */
export type Trigger = 'click' | 'itself';

/** Harmless are a place in the same file, a page turned, and an address opened by a click; all else is held. */
export class PdfActions {
  readonly #pdf: PdfContents;
  readonly #findings: Findings;
  #judged = 0;

  constructor(pdf: PdfContents, findings: Findings) {
    this.#pdf = pdf;
    this.#findings = findings;
  }

  judge(
    value: PDFObject,
    trigger: Trigger,
    owner: PdfObject | undefined,
    chain: readonly PDFDict[] = [],
  ): void {
    const found = this.#pdf.resolve(value);
    // A reader that finds what we did not would run it.
    if (found.length === 0) this.#findings.hold('hidden');
    for (const action of found) {
      if (!(action instanceof PDFDict) || chain.includes(action)) continue;
      if (chain.length > chainMax || ++this.#judged > actionsMax) {
        this.#findings.hold('unknownPart');
        return;
      }
      const holder = this.#holder(value, owner, action);
      const kind = action.get(key.kind);
      // The attributes of a structure stand under the same key and have no kind.
      if (kind === undefined) continue;
      const kinds = this.#names(kind);
      // Written elsewhere it may be another one: a table of references can point into the middle of a number.
      if (kinds.length === 0 || kind instanceof PDFRef) this.#findings.hold('hidden');
      for (const one of kinds) this.#judgeKind(one, action, trigger, holder);
      for (const next of this.#pdf.resolve(action.get(key.next))) {
        const all = next instanceof PDFArray ? next.asArray() : [next];
        for (const one of all) this.judge(one, trigger, holder, [...chain, action]);
      }
    }
  }

  /** What happens by itself when something else does (/AA). */
  judgeTriggers(value: PDFObject, owner: PdfObject | undefined): void {
    const found = this.#pdf.resolve(value);
    if (found.length === 0) this.#findings.hold('hidden');
    for (const one of found) {
      if (!(one instanceof PDFDict)) continue;
      for (const action of one.values()) {
        if (action !== PDFNull) this.judge(action, 'itself', this.#holder(value, owner, one));
      }
    }
  }

  /** An address, wherever it stands, or in the catalogue what is put before those that are not whole. */
  judgeAddress(value: PDFObject, owner: PdfObject | undefined): void {
    if (value instanceof PDFRef && !this.#pdf.resolve(value).some((one) => one instanceof PDFDict))
      this.#findings.hold('hidden');
    this.#judgeLink(value, owner);
    for (const one of this.#pdf.resolve(value)) {
      if (one instanceof PDFDict) this.#judgeLink(one.get(key.base), this.#holder(value, owner, one));
    }
  }

  /** A string as it stands and as it is once decrypted: whether encryption is in force is up to the reader. */
  readings(value: PDFObject | undefined, owner: PdfObject | undefined): string[] {
    return this.#pdf.resolve(value).flatMap((one) => {
      if (!(one instanceof PDFString || one instanceof PDFHexString)) return [];
      const plain = one.decodeText();
      const holder = this.#holder(value, owner, one);
      const { decryption } = this.#pdf;
      if (!decryption || decryption === 'locked' || !holder || holder.packed) return [plain];
      const bytes = decryption.decryptString(one.asBytes(), holder.number, holder.generation);
      const decrypted = PDFHexString.of(bytes.toString('hex')).decodeText();
      return /^[\x20-\x7e]*$/.test(plain) ? [plain, decrypted] : [decrypted];
    });
  }

  #judgeKind(kind: string, action: PDFDict, trigger: Trigger, owner: PdfObject | undefined): void {
    if (kind === 'GoTo') return;
    if (kind === 'URI') {
      if (trigger === 'itself') this.#findings.hold('opensByItself');
      this.#judgeLink(action.get(key.uri), owner);
    } else if (kind === 'Named') {
      if (!this.#names(action.get(key.command)).every((one) => pageTurns.has(one)))
        this.#findings.hold('activeForm');
    } else this.#findings.hold(activeActions.get(kind) ?? 'unknownPart');
  }

  #judgeLink(value: PDFObject | undefined, owner: PdfObject | undefined): void {
    if (this.readings(value, owner).some((text) => !isHarmlessLink(text))) this.#findings.hold('oddLink');
  }

  #names(value: PDFObject | undefined): string[] {
    return this.#pdf.resolve(value).flatMap((one) => (one instanceof PDFName ? [one.decodeText()] : []));
  }

  /** The object whose number decrypts a value's strings. */
  #holder(
    value: PDFObject | undefined,
    owner: PdfObject | undefined,
    found: PDFObject,
  ): PdfObject | undefined {
    return value instanceof PDFRef ? this.#pdf.ownerOf(found) : owner;
  }
}
