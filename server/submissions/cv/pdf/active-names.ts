import type { HeldReason } from '../../../../contract/cv-verdict.ts';

/** Actions (ISO 32000-2, 12.6.4) that reach beyond the page, and why each is held. GoTo, URI and Named are judged by themselves. */
export const activeActions: ReadonlyMap<string, HeldReason> = new Map([
  ['JavaScript', 'script'],
  ['Launch', 'startsProgram'],
  ['GoToR', 'fetches'],
  ['GoToE', 'attachment'],
  ['GoToDp', 'fetches'],
  ['Thread', 'fetches'],
  ['SubmitForm', 'activeForm'],
  ['ImportData', 'activeForm'],
  ['ResetForm', 'activeForm'],
  ['Hide', 'activeForm'],
  ['SetState', 'activeForm'],
  ['NoOp', 'activeForm'],
  ['SetOCGState', 'activeForm'],
  ['Trans', 'media'],
  ['Sound', 'media'],
  ['Movie', 'media'],
  ['Rendition', 'media'],
  ['GoTo3DView', 'media'],
  ['RichMediaExecute', 'media'],
]);

/** Kinds of annotation and object that play or run something. */
export const activeSubtypes: ReadonlyMap<string, HeldReason> = new Map([
  ['Movie', 'media'],
  ['Sound', 'media'],
  ['Screen', 'media'],
  ['3D', 'media'],
  ['RichMedia', 'media'],
  ['PS', 'script'],
]);

/** Entries that mean the same wherever they stand. */
export const activeKeys: ReadonlyMap<string, HeldReason> = new Map([
  ['JS', 'script'],
  ['JavaScript', 'script'],
  ['XFA', 'activeForm'],
  ['Renditions', 'media'],
  ['AlternatePresentations', 'media'],
  ['RichMediaContent', 'media'],
  ['RichMediaSettings', 'media'],
  ['FFilter', 'fetches'],
]);

/** Entries that lead to an action or to a file. */
const leadingKeys = [
  'A',
  'AA',
  'PA',
  'NA',
  'OpenAction',
  'URI',
  'EF',
  'EmbeddedFile',
  'EmbeddedFiles',
  'ObjStm',
  'Ref',
];

const telling = new Set([
  ...activeActions.keys(),
  ...activeSubtypes.keys(),
  ...activeKeys.keys(),
  ...leadingKeys,
]);

/** For what could not be read as an object: whether it holds a name that could matter in one. */
export function mentionsActiveName(latin1: string): boolean {
  for (const [, written = ''] of latin1.matchAll(/\/([^\0\s()<>[\]{}/%]{1,200})/g)) {
    const name = written.replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    if (telling.has(name)) return true;
  }
  return false;
}
