import type { CvFault } from './cv-faults.ts';
import { type CvExtension, cvExtensions, cvMaxBytes } from './limits.ts';

export function cvExtensionOf(fileName: string): CvExtension | undefined {
  const lower = fileName.toLowerCase();
  return cvExtensions.find((extension) => lower.endsWith(extension));
}

/** The faults that can be told from a file's name and size alone, before its bytes travel. */
export type PrecheckFault = Extract<CvFault, 'missing' | 'wrongType' | 'empty' | 'tooLarge'>;

export function precheckCv(file: {
  readonly name: string;
  readonly size: number;
}): PrecheckFault | undefined {
  if (file.name === '') return 'missing';
  if (cvExtensionOf(file.name) === undefined) return 'wrongType';
  if (file.size === 0) return 'empty';
  if (file.size > cvMaxBytes) return 'tooLarge';
  return undefined;
}
