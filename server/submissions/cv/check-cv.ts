import { randomUUID } from 'node:crypto';
import type { CvFault } from '../../../contract/field-messages.ts';
import type { NewCv } from '../../storage/store.ts';
import { type ScanTimes, type ScanVerdict, scanWithClamd } from './clamd.ts';
import { inspectCv, type UploadedFile } from './inspect-cv.ts';

/** A CV that passed inspection and waits for the virus scanner's word. */
export type InspectedCv = Omit<NewCv, 'verdict'>;

export type CvCheck =
  | { readonly ok: true; readonly cv: InspectedCv }
  | { readonly ok: false; readonly fault: CvFault };

export async function checkCv(file: UploadedFile | undefined): Promise<CvCheck> {
  const inspection = await inspectCv(file);
  if (!inspection.ok) return inspection;
  if (!file) return { ok: false, fault: 'missing' };
  const { bytes, sha256 } = file;
  const cv: InspectedCv = {
    storedName: `${randomUUID()}${inspection.extension}`,
    originalName: inspection.name,
    type: inspection.type,
    size: bytes.byteLength,
    sha256,
    bytes,
  };
  return { ok: true, cv };
}

const verdicts: Readonly<Record<ScanVerdict, NewCv['verdict'] | 'infected'>> = {
  clean: 'clean',
  infected: 'infected',
  unavailable: 'quarantined',
};

/** Where no scanner is configured the inspection alone decides. */
export async function scanCv(
  bytes: Uint8Array,
  clamdUrl: string | undefined,
  times: ScanTimes | undefined,
): Promise<NewCv['verdict'] | 'infected'> {
  return clamdUrl === undefined ? 'clean' : verdicts[await scanWithClamd(clamdUrl, bytes, times)];
}
