import type { CvFault } from '../../../contract/cv-faults.ts';
import { endsAsZip } from './byte-search.ts';
import { readCfb } from './cfb-file.ts';

const signature = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/** The first word of a Word document: Word 97 and later, and Word 6 and 95. */
const wordIdentifiers = [0xa5ec, 0xa5dc];
const encryptedFlag = 0x0100;

/** Macro projects, and files packed into the document, which may be programs. */
const activeNames = ['macros', 'vba', '_vba_project', '_vba_project_cur', '\u0001ole10native'];

/** An OLE file that holds a Word document, not encrypted, without macros. */
export function checkDoc(file: Buffer): CvFault | undefined {
  if (!file.subarray(0, 8).equals(signature)) return 'wrongType';
  const cfb = readCfb(file);
  if (!cfb) return 'unreadable';
  if (cfb.has('EncryptedPackage') || cfb.has('EncryptionInfo')) return 'locked';
  if (!cfb.has('WordDocument')) return 'wrongType';
  const information = cfb.head('WordDocument', 32);
  if (!information || !wordIdentifiers.includes(information.readUInt16LE(0))) return 'unreadable';
  if ((information.readUInt16LE(10) & encryptedFlag) !== 0) return 'locked';
  if (cfb.names.some((name) => activeNames.includes(name.toLowerCase()))) return 'active';
  return endsAsZip(file) ? 'unreadable' : undefined;
}
