import type { CvFault } from '../../../contract/cv-faults.ts';
import { readCfb } from './cfb-file.ts';
import { readZip, readZipEntry, type ZipEntry } from './zip-archive.ts';

const documentPart = 'word/document.xml';
const xmlPartMaxBytes = 1024 * 1024;
const typesPart = '[content_types].xml';
const wordDocumentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Macros, controls and packaged programs. An embedded workbook (.xlsx) behind a chart is none of these. */
const activePart = /(?:^|\/)(?:vba(?:project|data)[^/]*|activex\/.*|[^/]*\.bin)$/i;
/** Files a CV has no use for, even unopened. */
const programPart = /\.(?:exe|dll|scr|com|bat|cmd|ps1|vbs|js|jse|wsf|hta|msi|jar|lnk|docm|dotm|xlsm)$/i;
/** printerSettings1.bin and the like come with embedded sheets and hold nothing that runs. */
const harmlessBinary = /(?:^|\/)printersettings\d*\.bin$/i;

const partName = (entry: ZipEntry): string => entry.name.toLowerCase();

/**
 * A small XML part as text. Undefined when it is larger than any writer makes it, or is not UTF-8, which Word
 * reads and the patterns here would not. Numeric references are resolved for the same reason.
 */
function xmlText(bytes: Buffer): string | undefined {
  if (bytes.length > xmlPartMaxBytes || bytes.includes(0)) return undefined;
  return bytes
    .toString('utf8')
    .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) =>
      String.fromCharCode(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    );
}

/** A template, object or frame that Word would fetch from the network on opening. */
function fetchesOnOpening(relationships: string): boolean {
  return [...relationships.matchAll(/<(?:\w{1,20}:)?Relationship\b[^<>]*>/gi)].some(
    ([tag]) =>
      /\/(?:attachedTemplate|oleObject|frame|subDocument)["']/i.test(tag) &&
      /TargetMode\s*=\s*["']External/i.test(tag) &&
      /Target\s*=\s*["']\s*(?:https?|ftp|mhtml|ms-)/i.test(tag),
  );
}

/** What a part's own content says against the file. */
function checkPart(name: string, bytes: Buffer): CvFault | undefined {
  if (name === documentPart) {
    return /<(?:\w{1,20}:)?document\b/.test(bytes.toString('utf8', 0, xmlPartMaxBytes))
      ? undefined
      : 'unreadable';
  }
  if (name !== typesPart && !name.endsWith('.rels')) return undefined;
  const text = xmlText(bytes);
  if (text === undefined) return 'unreadable';
  if (name !== typesPart) return fetchesOnOpening(text) ? 'active' : undefined;
  if (/macroEnabled|vbaProject/i.test(text)) return 'active';
  return text.includes(wordDocumentType) ? undefined : 'wrongType';
}

export async function checkDocx(file: Buffer): Promise<CvFault | undefined> {
  // Word keeps a password-protected document as an OLE file that holds the encrypted package.
  const cfb = readCfb(file);
  if (cfb) return cfb.has('EncryptedPackage') ? 'locked' : 'wrongType';
  if (file.length < 4 || file.readUInt32LE(0) !== 0x04034b50) return 'wrongType';
  if (file.subarray(0, 1024).includes('%PDF-')) return 'unreadable';
  const entries = readZip(file);
  if (!entries) return 'unreadable';
  if (entries.some((entry) => entry.encrypted)) return 'locked';
  const names = entries.map(partName);
  if (!names.includes(documentPart) || !names.includes(typesPart)) return 'wrongType';
  if (names.some((name) => programPart.test(name) || (activePart.test(name) && !harmlessBinary.test(name)))) {
    return 'active';
  }
  for (const entry of entries) {
    const bytes = await readZipEntry(file, entry);
    const fault = bytes ? checkPart(partName(entry), bytes) : 'unreadable';
    if (fault) return fault;
  }
  return undefined;
}
