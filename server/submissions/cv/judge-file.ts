import type { CvExtension } from '../../../contract/limits.ts';
import { type FileKind, fileKind } from './file-kind.ts';
import { Findings, type Judgement, TooLargeInside } from './findings.ts';
import { judgeDoc } from './ole/judge-doc.ts';
import { judgePdf } from './pdf/judge-pdf.ts';
import { judgePackage } from './word/judge-package.ts';

const unpackedMaxBytes = 64 * 1024 * 1024;

/** Reads a file by its content. What the reader does not understand is held, never refused and never let through. */
export async function judgeFile(file: Buffer, extension: CvExtension): Promise<Judgement> {
  const findings = new Findings(unpackedMaxBytes);
  try {
    await judgeKind(file, extension, findings);
  } catch (error) {
    findings.hold(error instanceof TooLargeInside ? 'tooLargeInside' : 'damaged');
  }
  return findings.judgement;
}

async function judgeKind(file: Buffer, extension: CvExtension, findings: Findings): Promise<void> {
  const kind = fileKind(file);
  if (kind === 'pdf' || (extension === '.pdf' && looksLikePdf(file, kind))) {
    if (extension !== '.pdf') findings.hold('otherType');
    return judgePdf(file, findings);
  }
  if (kind === 'zip') {
    if (extension !== '.docx') findings.hold('otherType');
    return judgeDocx(file, findings);
  }
  if (kind === 'ole') {
    if (extension !== '.doc') findings.hold('otherType');
    return judgeDoc(file, findings);
  }
  // Word opens these under the ending .doc, and offices are full of them; nobody is sent away for one.
  if (extension === '.doc' && (kind === 'rtf' || kind === 'oldWord')) return findings.hold('oldFormat');
  findings.refuse('wrongType');
}

async function judgeDocx(file: Buffer, findings: Findings): Promise<void> {
  try {
    await judgePackage(file, 'word', findings, 0);
  } catch (error) {
    // A broken archive that never was an office package is of the wrong type.
    if (!file.includes('[Content_Types].xml') && !file.includes('word/')) findings.refuse('wrongType');
    throw error;
  }
}

/** A PDF that lost its header still opens in some readers. */
const looksLikePdf = (file: Buffer, kind: FileKind): boolean =>
  (kind === 'text' || kind === 'other') &&
  file.includes(' obj') &&
  ['startxref', 'trailer', '%PDF-', 'endobj'].some((word) => file.includes(word));
