import type { CvFault } from './field-messages.ts';
import { type CvExtension, cvExtensions, cvMaxBytes } from './limits.ts';

export function cvExtensionOf(fileName: string): CvExtension | undefined {
  const lower = fileName.toLowerCase();
  return cvExtensions.find((extension) => lower.endsWith(extension));
}

/** What can be said of a CV from its name and size alone, before its bytes travel. */
export function precheckCv(file: { readonly name: string; readonly size: number }): CvFault | undefined {
  if (file.name === '') return 'missing';
  if (cvExtensionOf(file.name) === undefined) return 'wrongType';
  if (file.size === 0) return 'empty';
  if (file.size > cvMaxBytes) return 'tooLarge';
  return undefined;
}
