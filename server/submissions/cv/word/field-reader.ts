import type { HeldReason } from '../../../../contract/cv-verdict.ts';
import { judgeInstruction } from './field-instruction.ts';

interface OpenField {
  instruction: string;
  nested: boolean;
  inResult: boolean;
}

const depthMax = 200;
const wordComplete = /^\s*(?:=|\S+\s)/;
/** Instructions that belong to no field are nothing to Word, unless it counts fields in another way. */
const fetching = /\b(?:DDE|DDEAUTO|INCLUDE\w*|LINK|IMPORT|DATABASE)\b/i;

/** Puts the instructions of fields together that a writer spread over runs and paragraphs, one field within another. */
export class FieldReader {
  readonly #open: OpenField[] = [];
  readonly #hold: (reason: HeldReason) => void;

  constructor(hold: (reason: HeldReason) => void) {
    this.#hold = hold;
  }

  begin(): void {
    const outer = this.#open.at(-1);
    if (outer && !outer.inResult && !wordComplete.test(outer.instruction)) outer.nested = true;
    if (this.#open.length >= depthMax) this.#hold('field');
    else this.#open.push({ instruction: '', nested: false, inResult: false });
  }

  instruct(text: string): void {
    const field = this.#open.at(-1);
    if (field && !field.inResult) field.instruction += text;
    else if (fetching.test(text)) this.#hold('field');
  }

  /** For text in which instructions and words are not told apart but by where they stand. */
  instructIfOpen(text: string): void {
    const field = this.#open.at(-1);
    if (field && !field.inResult) field.instruction += text;
  }

  separate(): void {
    const field = this.#open.at(-1);
    if (!field || field.inResult) return;
    field.inResult = true;
    this.#judge(field);
  }

  end(): void {
    const field = this.#open.pop();
    if (field && !field.inResult) this.#judge(field);
  }

  /** A field that never ends still has its instruction. */
  finish(): void {
    while (this.#open.length > 0) this.end();
  }

  #judge({ instruction, nested }: OpenField): void {
    const reason = judgeInstruction(instruction, nested);
    if (reason) this.#hold(reason);
  }
}
