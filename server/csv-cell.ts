/** A spreadsheet takes a cell that starts like a formula for one, also after blanks; an apostrophe makes it text. */
function csvCell(value: string): string {
  if (value === '') return '""'; // as most are
  const safe = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

export const csvLine = (values: readonly string[]): string => `${values.map(csvCell).join(',')}\r\n`;

/** At a file's start it makes spreadsheet programs read Arabic as it was written. */
export const csvMark = '\uFEFF';
