import { formNames } from '../../contract/form-names.ts';
import { dialledField, forms } from '../../contract/forms.ts';
import type { StoredSubmission } from '../storage/store.ts';

/** Every field of every form, so that the columns are the same in every export. */
const fieldColumns = [
  ...new Set(
    formNames.flatMap((form) =>
      forms[form].fields.filter(({ kind }) => kind !== 'file').map(({ name }) => name),
    ),
  ),
  dialledField,
];

/** The mark at the start makes spreadsheet programs read Arabic as it was written. */
export const csvHeader = `\uFEFF${csvLine([
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

function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

/** A spreadsheet takes a cell that starts like a formula for one, also after blanks; an apostrophe makes it text. */
function csvCell(value: string): string {
  const safe = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
