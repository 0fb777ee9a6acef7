import { csvLine, csvMark } from '../csv-cell.ts';
import { fieldColumns } from '../field-columns.ts';
import type { StoredSubmission } from '../storage/store.ts';

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
  'cvReasons',
  'cvScan',
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
    cv?.reasons.join(' ') ?? '',
    cv?.scan ?? '',
  ]);
}
