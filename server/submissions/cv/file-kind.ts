export type FileKind =
  | 'pdf'
  | 'zip'
  | 'ole'
  | 'rtf'
  | 'oldWord'
  | 'image'
  | 'xml'
  | 'html'
  | 'text'
  | 'other';

const startsWith = (...heads: (string | number[])[]): ((file: Buffer) => boolean) => {
  const bytes = heads.map((head) =>
    typeof head === 'string' ? Buffer.from(head, 'latin1') : Buffer.from(head),
  );
  return (file) => bytes.some((head) => file.subarray(0, head.length).equals(head));
};

const isZip = startsWith('PK\x03\x04', 'PK\x05\x06');
const isOle = startsWith([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const isRichText = startsWith('{\\rt');
/** Word for DOS, Word 1 and 2 for Windows, Word for Macintosh 4 and 5: before there were compound files. */
const isOldWord = startsWith(
  [0x31, 0xbe, 0, 0],
  [0x9b, 0xa5],
  [0xdb, 0xa5],
  [0xdc, 0xa5],
  [0xfe, 0x37],
  [0xfe, 0x34],
);
const isImage = startsWith(
  ...['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'GIF87a', 'GIF89a', 'BM', 'II*\0', 'MM\0*'],
  ...[
    '\xd7\xcd\xc6\x9a',
    '\x01\0\0\0',
    '\x01\0\x09\0',
    '\x02\0\x09\0',
    'II\xbc',
    '\0\0\0\x0cjP',
    '\0\0\x01\0',
  ],
);
const isWebp = (file: Buffer) => startsWith('RIFF')(file) && file.toString('latin1', 8, 12) === 'WEBP';
const headBytes = 1024;

/** Where a PDF's header stands: readers look for it in the first kilobyte. */
export const pdfHeaderAt = (file: Buffer): number => file.subarray(0, headBytes + 5).indexOf('%PDF-');

/** What a file is by its first bytes, whatever its name says. */
export function fileKind(file: Buffer): FileKind {
  if (isZip(file)) return 'zip';
  if (isOle(file)) return 'ole';
  if (pdfHeaderAt(file) >= 0 || /^%!PS-Adobe-[\d.]+ PDF-/.test(file.toString('latin1', 0, 40))) return 'pdf';
  if (isRichText(file)) return 'rtf';
  if (isOldWord(file)) return 'oldWord';
  if (isImage(file) || isWebp(file)) return 'image';
  const text = asText(file);
  if (text === undefined) return 'other';
  if (/<(?:!doctype\s+html|html|head|body|script|svg|iframe|hta:)/i.test(text)) return 'html';
  return /^\s*<[?!\w]/.test(text) ? 'xml' : 'text';
}

/** Kinds that another program opens, and that have no place among bytes of no kind. */
export const isWholeFile = (kind: FileKind): boolean => ['zip', 'ole', 'pdf', 'rtf', 'html'].includes(kind);

/** The first kilobyte as text, where it is text. */
function asText(file: Buffer): string | undefined {
  const head = file.subarray(0, headBytes);
  const isLittle = startsWith([0xff, 0xfe], [0x3c, 0])(file);
  const text =
    isLittle || startsWith([0xfe, 0xff], [0, 0x3c])(file)
      ? new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(head)
      : head.toString('utf8').replace(/^\uFEFF/, '');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what tells bytes from text
  return /[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text) ? undefined : text;
}
