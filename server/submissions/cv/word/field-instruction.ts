import type { HeldReason } from '../../../../contract/cv-verdict.ts';
import { isHarmlessLink } from '../link-target.ts';

/** Fields that only write text (ECMA-376 part 1, 17.16.5, and what Word adds). EMBED's object is judged by itself. */
const harmless = new Set(
  `= ADDIN ADDRESSBLOCK ADVANCE ASK AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT AUTOTEXT AUTOTEXTLIST BARCODE BIBLIOGRAPHY
  BIDIOUTLINE CITATION COMMENTS COMPARE CREATEDATE DATE DISPLAYBARCODE DOCPROPERTY DOCVARIABLE EDITTIME EMBED EQ
  FILENAME FILESIZE FILLIN FORMCHECKBOX FORMDROPDOWN FORMTEXT FTNREF GLOSSARY GOTOBUTTON GREETINGLINE IF INDEX INFO
  KEYWORDS LASTSAVEDBY LISTNUM MERGEBARCODE MERGEFIELD MERGEREC MERGESEQ NEXT NEXTIF NOTEREF NUMCHARS NUMPAGES NUMWORDS
  PAGE PAGEREF PRINTDATE PRIVATE QUOTE REF REVNUM SAVEDATE SECTION SECTIONPAGES SEQ SET SHAPE SKIPIF STYLEREF SUBJECT
  SYMBOL TA TC TEMPLATE TIME TITLE TOA TOC USERADDRESS USERINITIALS USERNAME XE`.split(/\s+/),
);
/** "Click here and type": buttons of Microsoft's own templates that run nothing. */
const emptyButton = /^MACROBUTTON\s+"?(?:NoMacro|AcceptAllChanges|DoFieldClick|EditClear)\w*/i;
const linkSwitchesWithValue = /^\\[lots]$/i;

/**
 * Why a field's instruction is held, if it is. `nested` says that another field stands where the word is that
 * decides what this one does, or a link's target, and so may write it.
 */
export function judgeInstruction(instruction: string, nested: boolean): HeldReason | undefined {
  const text = instruction.trim();
  if (nested) return 'field';
  // An empty name, or none, names nothing.
  if (/^(?:"\s*")?$/.test(text)) return undefined;
  const word = /^(?:=|"?\\?[^\s"=\\]+)/.exec(text)?.[0]?.replace(/["\\]/g, '').toUpperCase() ?? '';
  if (word === 'HYPERLINK') return linkTargets(text).every(isHarmlessLink) ? undefined : 'oddLink';
  if (word === 'MACROBUTTON') return emptyButton.test(text) ? undefined : 'field';
  if (word === 'CONTROL' || word === 'HTMLCONTROL') return 'control';
  return harmless.has(word) ? undefined : 'field';
}

/** The target stands first or behind no switch: HYPERLINK "http://…" \o "tip" \l "place". */
function linkTargets(text: string): string[] {
  const tokens = [...text.matchAll(/"((?:[^"\\]|\\.)*)"?|(\S+)/g)].map(
    ([, quoted, bare]) => quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '',
  );
  const targets: string[] = [];
  for (let i = 1; i < tokens.length; i++) {
    const token = tokens[i] ?? '';
    if (linkSwitchesWithValue.test(token)) i++;
    else if (!/^\\[a-z*]$/i.test(token)) targets.push(token);
  }
  return targets;
}
