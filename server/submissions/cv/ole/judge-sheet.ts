import type { Findings } from '../findings.ts';

const record = { boundSheet: 0x85, filePass: 0x2f, supBook: 0x1ae, endOfFile: 0x0a };
const sheetKind = { macros: 1, module: 6 };
/** A book that names itself or Excel's own functions; anything else is another file or a running program. */
const ownBooks = new Set([0x0401, 0x3a01]);

/** The stream of an old workbook (MS-XLS): no sheets of macros, no links, not encrypted. */
export function judgeSheet(stream: Buffer, findings: Findings): void {
  for (let at = 0; at + 4 <= stream.length; ) {
    const type = stream.readUInt16LE(at);
    const length = stream.readUInt16LE(at + 2);
    const data = stream.subarray(at + 4, at + 4 + length);
    at += 4 + length;
    if (type === record.filePass) findings.hold('embeddedObject');
    if (type === record.boundSheet && [sheetKind.macros, sheetKind.module].includes(data[5] ?? 0))
      findings.hold('macro');
    if (type === record.supBook && data.length >= 4 && !ownBooks.has(data.readUInt16LE(2)))
      findings.hold('fetches');
  }
}
