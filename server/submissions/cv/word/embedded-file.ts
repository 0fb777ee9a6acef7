import { fileKind } from '../file-kind.ts';
import type { Findings } from '../findings.ts';
import { judgeObject } from '../ole/judge-object.ts';
import { readOle } from '../ole/read-ole.ts';

const nestingMax = 3;

/**
 * A file within a document: a workbook behind a chart is let through when nothing in it is active. A package inside is
 * judged as the outer one is, by `judgePackage`.
 */
export async function judgeEmbeddedFile(
  bytes: Buffer,
  findings: Findings,
  depth: number,
  judgePackage: (file: Buffer, flavour: 'any', findings: Findings, depth: number) => Promise<void>,
): Promise<void> {
  if (depth >= nestingMax) return findings.hold('embeddedObject');
  const kind = fileKind(bytes);
  if (kind === 'zip') return judgePackage(bytes, 'any', findings, depth + 1);
  if (kind === 'ole') return judgeObject(readOle(bytes), findings, depth + 1);
  findings.hold('embeddedObject');
}
