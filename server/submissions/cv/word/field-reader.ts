import type { HeldReason } from '../../../../contract/cv-verdict.ts';
import { judgeInstruction } from './field-instruction.ts';

interface OpenField {
  instruction: string;
  nested: boolean;
  inResult: boolean;
  /** Where it began. */
  readonly place: string;
}

const depthMax = 200;
const wordComplete = /^\s*(?:=|\S+\s)/;
/** A link of which it is not yet written what it opens: what follows the scheme may come from anywhere. */
const openLink = /^\s*"?\\?HYPERLINK\b(?!["\s]*(?:https?|mailto|tel):)/i;
/** Instructions that belong to no field are nothing to Word, unless it counts fields in another way. */
const fetching = /\b(?:DDE|DDEAUTO|INCLUDE\w*|LINK|IMPORT|DATABASE)\b/i;

/**
 * Puts the instructions of fields together that a writer spread over runs and paragraphs, one field within another.
 * `place` names what a reader takes or leaves as a whole: an instruction that goes on in another place than it began
 * in may be a different one to Word.
 */
export class FieldReader {
  readonly #open: OpenField[] = [];
  readonly #hold: (reason: HeldReason) => void;

  constructor(hold: (reason: HeldReason) => void) {
    this.#hold = hold;
  }

  get depth(): number {
    return this.#open.length;
  }

  begin(place = ''): void {
    const outer = this.#instructed(place);
    if (outer && (!wordComplete.test(outer.instruction) || openLink.test(outer.instruction)))
      outer.nested = true;
    if (this.#open.length >= depthMax) this.#hold('field');
    else this.#open.push({ instruction: '', nested: false, inResult: false, place });
  }

  instruct(text: string, place = ''): void {
    const field = this.#instructed(place);
    if (field) field.instruction += text;
    else if (fetching.test(text)) this.#hold('field');
  }

  /** For text in which instructions and words are not told apart but by where they stand. */
  instructIfOpen(text: string): void {
    const field = this.#instructed('');
    if (field) field.instruction += text;
  }

  /** Words where an instruction is expected: part of it to some readers. */
  words(text: string, place: string): void {
    if (/\S/.test(text) && this.#instructed(place)) this.#hold('field');
  }

  separate(place = ''): void {
    const field = this.#instructed(place);
    if (!field) return;
    field.inResult = true;
    this.#judge(field);
  }

  end(place = ''): void {
    const field = this.#instructed(place);
    this.#open.pop();
    if (field) this.#judge(field);
  }

  /** A field that never ends still has its instruction. */
  finish(): void {
    for (const field of this.#open.splice(0)) if (!field.inResult) this.#judge(field);
  }

  /** The field whose instruction is being written. */
  #instructed(place: string): OpenField | undefined {
    const field = this.#open.at(-1);
    if (!field || field.inResult) return undefined;
    if (field.place !== place) this.#hold('field');
    return field;
  }

  #judge({ instruction, nested }: OpenField): void {
    const reason = judgeInstruction(instruction, nested);
    if (reason) this.#hold(reason);
  }
}
