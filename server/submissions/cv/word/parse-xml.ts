import { SaxesParser } from 'saxes';

export interface XmlElement {
  /** Without its prefix, which a writer may choose at will. */
  readonly local: string;
  readonly uri: string;
  readonly attributes: readonly XmlAttribute[];
}

export interface XmlAttribute {
  readonly local: string;
  readonly uri: string;
  readonly value: string;
}

export interface XmlHandler {
  open?(element: XmlElement): void;
  close?(element: XmlElement): void;
  text?(text: string): void;
  instruction?(target: string): void;
}

/**
 * An attribute without a namespace or in its element's own. Another of the same name says one thing to us and another
 * to Word, which may pass over either: no writer makes two.
 */
export function attributeOf({ uri, attributes }: XmlElement, local: string): string | undefined {
  const found = attributes.filter((one) => one.local === local);
  if (found.length > 1 || found.some((one) => one.uri !== '' && one.uri !== uri))
    throw new Error(`An attribute of another language: ${local}.`);
  return found[0]?.value;
}

/** UTF-8 or UTF-16, as XML demands of every reader. Another encoding is a way to say one thing to us and another to Word. */
function decode(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le', { fatal: true }).decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be', { fatal: true }).decode(bytes);
  if (first === 0x3c && second === 0) return new TextDecoder('utf-16le', { fatal: true }).decode(bytes);
  if (first === 0 && second === 0x3c) return new TextDecoder('utf-16be', { fatal: true }).decode(bytes);
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const declared = /^<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)["']/.exec(text)?.[1]?.toLowerCase();
  const isPlain = () => !/[^\0-\x7f]/.test(text);
  if (declared === undefined || /^utf-?8$/.test(declared)) return text;
  // Plain ASCII reads the same in the encodings that extend it.
  if (/^(?:us-ascii|iso-8859-\d+|windows-125\d|utf-16)$/.test(declared) && isPlain()) return text;
  throw new Error('An encoding that is not read.');
}

/** Throws on what is not well-formed, and on a document type, which no office program writes. */
export function parseXml(bytes: Buffer, handler: XmlHandler): void {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const refuse = (what: string) => () => {
    throw new Error(what);
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', refuse('A document type.'));
  const elementOf = ({
    local,
    uri,
    attributes,
  }: {
    local: string;
    uri: string;
    attributes: object;
  }): XmlElement => ({
    local,
    uri,
    attributes: Object.values(attributes),
  });
  if (handler.open) parser.on('opentag', (tag) => handler.open?.(elementOf(tag)));
  if (handler.close) parser.on('closetag', (tag) => handler.close?.(elementOf(tag)));
  if (handler.text) {
    parser.on('text', (text) => handler.text?.(text));
    parser.on('cdata', (text) => handler.text?.(text));
  }
  if (handler.instruction) parser.on('processinginstruction', ({ target }) => handler.instruction?.(target));
  parser.write(decode(bytes)).close();
}
