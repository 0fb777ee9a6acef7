const harmlessMaxBytes = 2048;
/** What programs, archives, scripts and pages start with. */
const heads = [
  ...['MZ', '\x7fELF', '#!', '\xca\xfe\xba\xbe', '\xcf\xfa\xed\xfe', 'L\0\0\0\x01\x14\x02\0', 'ITSF', 'MSCF'],
  ...['PK\x03\x04', 'Rar!', '7z\xbc\xaf', '\xd0\xcf\x11\xe0', '%PDF', '%!', '{\\rt'],
  ...['GIF8', '\x89PNG', '\xff\xd8\xff'],
];
const markup = /<(?:!doctype\s+html|html|head|body|script|svg|iframe|object|embed|hta:|\?php)[\s>/]/i;

/** Bytes behind or before a document: a stray line or padding is honest, another file is not. */
export const isForeign = (latin1: string): boolean =>
  startsForeign(latin1) || latin1.replace(/[\0\s]+/g, '').length > harmlessMaxBytes;

export function startsForeign(latin1: string): boolean {
  const text = latin1.replace(/^[\0\s]+/, '');
  return heads.some((head) => text.startsWith(head)) || hasMarkup(text);
}

/** Something that a browser would take for a page. */
export const hasMarkup = (text: string): boolean => markup.test(text);
