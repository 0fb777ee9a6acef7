import type { HeldReason } from '../../../../contract/cv-verdict.ts';
import { type Findings, TooLargeInside } from '../findings.ts';
import { isOwnDisk } from '../link-target.ts';
import { judgeSheet } from './judge-sheet.ts';
import { linkedPictures } from './linked-pictures.ts';
import {
  activeNames,
  commonNames,
  harmlessClasses,
  isPresentation,
  sheetNames,
  wordNames,
} from './ole-names.ts';
import type { OleEntry } from './read-ole.ts';
import { judgeWordText } from './word-text.ts';

const nestingMax = 4;
const linkFlag = 1;
/** The properties that name a program which Word loads with the document (VSTO). */
const addIn = /_assembly/i;

const named = (storage: OleEntry, name: string): OleEntry | undefined =>
  storage.children.find((entry) => entry.name === name);

/** The streams of a Word document, at the root of a file or within an object. */
export async function judgeWordStreams(
  storage: OleEntry,
  findings: Findings,
  depth: number,
): Promise<'locked' | undefined> {
  judgeNames(storage, wordNames, depth === 0 ? 'unknownPart' : 'embeddedObject', findings);
  for (const { bytes } of storage.children)
    if (linkedPictures(bytes).some((target) => !isOwnDisk(target))) findings.hold('fetches');
  const pool = named(storage, 'objectpool');
  for (const object of pool?.children ?? []) await judgeObject(object, findings, depth + 1);
  const main = named(storage, 'worddocument');
  return main && judgeWordText(main.bytes, (table) => named(storage, table)?.bytes, findings);
}

/** An object within a document, by the program that would open it and by what it holds. */
export async function judgeObject(object: OleEntry, findings: Findings, depth: number): Promise<void> {
  if (depth > nestingMax) throw new TooLargeInside();
  if (!harmlessClasses.has(object.classId)) findings.hold('embeddedObject');
  const link = named(object, '\u0001ole');
  if (link && link.bytes.length >= 8 && (link.bytes.readUInt32LE(4) & linkFlag) !== 0)
    findings.hold('fetches');
  if (named(object, 'worddocument')) {
    if ((await judgeWordStreams(object, findings, depth)) === 'locked') findings.hold('embeddedObject');
    return;
  }
  judgeNames(object, sheetNames, 'embeddedObject', findings);
  for (const name of sheetNames) {
    const sheet = named(object, name);
    if (sheet) judgeSheet(sheet.bytes, findings);
  }
}

function judgeNames(
  storage: OleEntry,
  own: ReadonlySet<string>,
  unknown: HeldReason,
  findings: Findings,
): void {
  const names = storage.children.map(({ name }) => name).filter((name) => name !== '');
  // Which of two is opened is up to the reader.
  if (new Set(names).size < names.length) findings.hold('hidden');
  for (const { name, children, bytes } of storage.children) {
    if (name === '' && children.length === 0 && bytes.length === 0) continue;
    if (name.endsWith('documentsummaryinformation') && addIn.test(letters(bytes))) findings.hold('macro');
    const reason = activeNames.get(name);
    if (reason) findings.hold(reason);
    else if (!own.has(name) && !commonNames.has(name) && !isPresentation(name)) findings.hold(unknown);
  }
}

const letters = (bytes: Buffer): string => bytes.toString('latin1').replaceAll('\0', '');
