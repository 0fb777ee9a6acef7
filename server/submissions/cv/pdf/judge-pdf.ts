import { judgeAttachment } from '../attachment.ts';
import { fileKind } from '../file-kind.ts';
import type { Findings } from '../findings.ts';
import { decodeStream, decodeUndecrypted } from './decode-stream.ts';
import { judgeSurroundings } from './judge-surroundings.ts';
import { PdfContents } from './read-pdf.ts';
import { PdfWalk } from './walk-pdf.ts';

/** Opens every object of a PDF and holds the file for whatever is not on the list of harmless things. */
export async function judgePdf(file: Buffer, findings: Findings, depth = 0): Promise<void> {
  const pdf = new PdfContents(file, findings);
  if (pdf.decryption === 'locked')
    return depth === 0 ? findings.refuse('locked') : findings.hold('attachment');
  const { attachments } = new PdfWalk(pdf, findings);
  judgeSurroundings(file, pdf, new Set(attachments.keys()), findings);
  for (const [holder, names] of attachments) {
    try {
      await judgeAttachment(decodeStream(pdf, holder, findings), names, findings, depth, judgePdf);
      const undecrypted = decodeUndecrypted(pdf, holder, findings);
      if (undecrypted?.length && fileKind(undecrypted) !== 'other') findings.hold('attachment');
    } catch {
      findings.hold('attachment');
    }
  }
}
