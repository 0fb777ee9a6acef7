/**
 * How a colleague's answer to an enquiry begins, in the language the visitor wrote in. {name}, {reference} and {colleague}
 * stand for the visitor's name, the enquiry's reference and who answers; {company} and {tollFree} for the company's name
 * and number.
 */
export interface ReplyWords {
  readonly subject: string;
  /** With a gap for what the colleague has to say. */
  readonly body: string;
}
