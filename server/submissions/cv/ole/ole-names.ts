import type { HeldReason } from '../../../../contract/cv-verdict.ts';

/** What every writer of compound files leaves: properties, pictures of an object, which program made it. */
export const commonNames = new Set([
  ...[
    '\u0001compobj',
    '\u0001ole',
    '\u0003objinfo',
    '\u0003eprint',
    '\u0003print',
    '\u0003pic',
    '\u0003pict',
    '\u0003meta',
  ],
  ...[
    '\u0005summaryinformation',
    '\u0005documentsummaryinformation',
    'summaryinformation',
    'documentsummaryinformation',
  ],
  ...['compobj', '\u0001ole10itemname', '\u0001ole10fmtprogid'],
]);
export const isPresentation = (name: string): boolean => name.startsWith('\u0002olepres');

/** The streams of a Word document (MS-DOC 2.1). */
export const wordNames = new Set([
  'worddocument',
  '0table',
  '1table',
  'data',
  'objectpool',
  'msodatastore',
  '_signatures',
  '_xmlsignatures',
  'wpscustomdata',
]);
/** Those of a workbook or chart behind a table or a drawing. */
export const sheetNames = new Set(['workbook', 'book']);

export const activeNames: ReadonlyMap<string, HeldReason> = new Map<string, HeldReason>([
  ['macros', 'macro'],
  ['vba', 'macro'],
  ['_vba_project', 'macro'],
  ['_vba_project_cur', 'macro'],
  ['project', 'macro'],
  ['projectwm', 'macro'],
  ['\u0003ocxname', 'control'],
  ['\u0003ocxdata', 'control'],
  ['ocxdata', 'control'],
  ['\u0003linkinfo', 'fetches'],
  ['\u0003olelink', 'fetches'],
  ['\u0006dataspaces', 'locked'],
]);

/** Programs that only draw: Word's own pictures and documents, Excel's sheets and charts, Microsoft Graph. */
export const harmlessClasses = new Set(
  [
    '00020900',
    '00020901',
    '00020906',
    '00020907',
    '00020802',
    '00020803',
    '00020810',
    '00020811',
    '00020820',
    '00020821',
  ]
    .map(littleEndian)
    .concat('0'.repeat(32)),
);

/** As the bytes stand in the file: the first number turned round, the rest the same for all of these. */
function littleEndian(start: string): string {
  return `${Buffer.from(start, 'hex').reverse().toString('hex')}00000000c000000000000046`;
}
