import { cvExtensionOf, precheckCv } from '../../../contract/cv-precheck.ts';
import type { CvFault } from '../../../contract/field-messages.ts';
import type { CvExtension } from '../../../contract/limits.ts';
import { asBuffer } from './byte-search.ts';
import { checkDoc } from './doc.ts';
import { checkDocx } from './docx.ts';
import { cleanFileName } from './file-name.ts';
import { checkPdf } from './pdf.ts';

export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Made while it arrived. */
  readonly sha256: string;
}

export type CvInspection =
  | { readonly ok: true; readonly name: string; readonly extension: CvExtension; readonly type: string }
  | { readonly ok: false; readonly fault: CvFault };

/** The type comes from the content, never from what the browser declared. */
const types: Readonly<Record<CvExtension, string>> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const checks: Readonly<
  Record<CvExtension, (file: Buffer) => CvFault | undefined | Promise<CvFault | undefined>>
> = { '.pdf': checkPdf, '.doc': checkDoc, '.docx': checkDocx };

/** Whether extension, signature and structure agree and nothing in the file runs by itself. */
export async function inspectCv(file: Omit<UploadedFile, 'sha256'> | undefined): Promise<CvInspection> {
  if (!file || file.name === '') return { ok: false, fault: 'missing' };
  const name = cleanFileName(file.name);
  const fault = precheckCv({ name, size: file.bytes.byteLength });
  if (fault) return { ok: false, fault };
  const extension = cvExtensionOf(name);
  if (!extension) return { ok: false, fault: 'wrongType' };
  const found = await checks[extension](asBuffer(file.bytes));
  return found ? { ok: false, fault: found } : { ok: true, name, extension, type: types[extension] };
}
