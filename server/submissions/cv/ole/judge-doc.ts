import { pdfHeaderAt } from '../file-kind.ts';
import type { Findings } from '../findings.ts';
import { startsForeign } from '../foreign.ts';
import { zipEnds } from '../zip-end.ts';
import { judgeWordStreams } from './judge-object.ts';
import { behindOle, type OleEntry, readOle } from './read-ole.ts';

const has = (root: OleEntry, name: string): boolean => root.children.some((entry) => entry.name === name);

/** A compound file sent as a CV: a Word document of 97 to 2003, or the shell of an encrypted one. */
export async function judgeDoc(file: Buffer, findings: Findings): Promise<void> {
  const root = readOle(file);
  if (has(root, 'encryptedpackage') || has(root, 'encryptioninfo')) return findings.refuse('locked');
  if (!has(root, 'worddocument')) return findings.refuse('wrongType');
  const rest = behindOle(file);
  if (startsForeign(rest.toString('latin1')) || zipEnds(rest).length > 0 || pdfHeaderAt(file) >= 0)
    findings.hold('mixed');
  if ((await judgeWordStreams(root, findings, 0)) === 'locked') findings.refuse('locked');
}
