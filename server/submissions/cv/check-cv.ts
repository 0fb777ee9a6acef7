import { randomUUID } from 'node:crypto';
import type { CvFault } from '../../../contract/cv-faults.ts';
import { cvExtensionOf, precheckCv } from '../../../contract/cv-precheck.ts';
import type { CvExtension } from '../../../contract/limits.ts';
import type { CvOpinion, NewCv } from '../../storage/store.ts';
import { type ScanTimes, scanWithClamd } from './clamd.ts';
import { cleanFileName } from './file-name.ts';
import type { Judgement } from './findings.ts';
import { InspectionPool } from './inspection-pool.ts';

export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Made while it arrived. */
  readonly sha256: string;
}

export type CvCheck =
  | { readonly ok: true; readonly cv: NewCv }
  | { readonly ok: false; readonly fault: CvFault };

const types: Readonly<Record<CvExtension, string>> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const pool = new InspectionPool();

/** Ends the readers' threads; another file would start them again. */
export const closeCvReaders = (): Promise<void> => pool.close();

/** Name and size first, then the content. What is odd is held, not refused; a scanner has not looked yet. */
export async function checkCv(file: UploadedFile | undefined): Promise<CvCheck> {
  if (!file || file.name === '') return { ok: false, fault: 'missing' };
  const name = cleanFileName(file.name);
  const size = file.bytes.byteLength;
  const fault = precheckCv({ name, size });
  const extension = cvExtensionOf(name);
  if (fault || !extension) return { ok: false, fault: fault ?? 'wrongType' };
  const judgement = await pool.judge({ bytes: file.bytes, extension });
  if (judgement.verdict === 'refused') return { ok: false, fault: judgement.fault };
  const cv: NewCv = {
    storedName: `${randomUUID()}${extension}`,
    originalName: name,
    type: types[extension],
    size,
    sha256: file.sha256,
    bytes: file.bytes,
    ...opinionOf(judgement),
  };
  return { ok: true, cv };
}

/** The scanner's word is added to the reader's; without a scanner a file stays "not scanned". */
export async function scanCv<Cv extends CvOpinion & { bytes: Uint8Array }>(
  cv: Cv,
  clamdUrl: string | undefined,
  times: ScanTimes | undefined,
): Promise<Cv | 'infected'> {
  if (clamdUrl === undefined) return cv;
  const word = await scanWithClamd(clamdUrl, cv.bytes, times);
  if (word === 'infected') return 'infected';
  if (word === 'clean') return { ...cv, scan: 'passed' };
  return { ...cv, verdict: 'held', reasons: [...cv.reasons, 'scannerDown'] };
}

/** Judges a kept file anew, as when it came. It cannot be refused any more, so what would refuse it holds it. */
export async function recheckCv(
  cv: { readonly storedName: string; readonly bytes: Uint8Array },
  clamdUrl: string | undefined,
  times?: ScanTimes,
): Promise<CvOpinion> {
  const extension = cvExtensionOf(cv.storedName) ?? '.pdf';
  const judgement = await pool.judge({ bytes: cv.bytes, extension });
  const opinion = opinionOf(judgement);
  const scanned = await scanCv({ ...opinion, bytes: cv.bytes }, clamdUrl, times);
  if (scanned === 'infected')
    return { verdict: 'held', reasons: [...opinion.reasons, 'infected'], scan: 'found' };
  const { verdict, reasons, scan } = scanned;
  return { verdict, reasons, scan };
}

function opinionOf(judgement: Judgement): CvOpinion {
  if (judgement.verdict === 'clean') return { verdict: 'clean', reasons: [], scan: 'notScanned' };
  if (judgement.verdict === 'held')
    return { verdict: 'held', reasons: judgement.reasons, scan: 'notScanned' };
  return {
    verdict: 'held',
    reasons: [judgement.fault === 'locked' ? 'locked' : 'otherType'],
    scan: 'notScanned',
  };
}
