import type { Entry } from '../../../contract/desk/entries.ts';
import { dialledField } from '../../../contract/forms.ts';
import { fieldColumns } from '../../field-columns.ts';

/** The same columns in every file, whatever was filtered. */
export const columns: readonly string[] = [
  'reference',
  'form',
  'receivedAt',
  'dueAt',
  'firstAnsweredAt',
  'status',
  'owner',
  'locale',
  'consentVersion',
  'sourcePage',
  ...fieldColumns,
  'cvName',
  'cvBytes',
  'cvVerdict',
];

export const cellsOf = (entry: Entry): readonly string[] => [
  entry.reference,
  entry.form,
  entry.receivedAt.toISOString(),
  entry.dueAt.toISOString(),
  entry.firstAnsweredAt?.toISOString() ?? '',
  entry.status,
  entry.ownerName ?? '',
  entry.locale,
  entry.consentVersion,
  entry.source.page ?? '',
  ...fieldColumns.map((field) =>
    field === dialledField ? (entry.phoneE164 ?? '') : (entry.fields[field] ?? ''),
  ),
  entry.cv?.name ?? '',
  entry.cv ? String(entry.cv.size) : '',
  entry.cv?.verdict ?? '',
];
