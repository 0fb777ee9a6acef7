import { csvLine, csvMark } from '../csv-cell.ts';
import type { StoredSubmission } from '../storage/store.ts';

/** Every field of every form (spec §3), so that the columns are the same in every export. */
export const fieldColumns = [
  'name',
  'email',
  'phone',
  'message',
  'type',
  'description',
  'contact',
  'position',
  'projectName',
  'customerName',
  'contactNumber',
  'emailId',
  'propertyType',
  'serviceRequired',
  'phoneE164',
];

export const csvHeader = `${csvMark}${csvLine([
  'reference',
  'form',
  'receivedAt',
  'locale',
  'consentVersion',
  ...fieldColumns,
  'cvName',
  'cvBytes',
  'cvVerdict',
])}`;

export function csvRow(submission: StoredSubmission): string {
  const { cv } = submission;
  return csvLine([
    submission.reference,
    submission.form,
    submission.receivedAt.toISOString(),
    submission.locale,
    submission.consentVersion,
    ...fieldColumns.map((field) => submission.fields[field] ?? ''),
    cv?.originalName ?? '',
    cv === undefined ? '' : String(cv.size),
    cv?.verdict ?? '',
  ]);
}
