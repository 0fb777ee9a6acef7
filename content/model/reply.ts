/**
 * How a colleague's answer to an enquiry begins, in the language the visitor wrote in. {name}, {reference} and {colleague}
 * stand for the visitor's name, the enquiry's reference and who answers; {company}, {tollFree} and {dubai} for the
 * company's name and numbers.
 */
export interface ReplyWords {
  readonly subject: string;
  /** With a gap for what the colleague has to say. */
  readonly body: string;
}
