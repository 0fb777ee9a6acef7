import { constants, inflateSync } from 'node:zlib';
import type { CvFault } from '../../../contract/cv-faults.ts';
import { endsAsZip } from './byte-search.ts';

const objectStreamMaxBytes = 8 * 1024 * 1024;
const objectStreamsMaxBytes = 32 * 1024 * 1024;
const objectStreamsMax = 2000;
const dictionaryMaxLength = 2048;

// Every pattern here runs over five hostile megabytes, so none may look further than a bounded run or one
// that a second match cannot share.
const reference = String.raw`\d{1,10}[\0\s]+\d{1,5}[\0\s]+R\b`;
const encrypted = new RegExp(String.raw`/Encrypt[\0\s]*(?:<<|${reference})`);
/**
 * Actions that run code: scripts, in an action or in the document's table of names, and the launch of programs.
 * Looked for as dictionary entries, not as words, because many a CV says "HTML/JavaScript".
 */
const active = new RegExp(
  String.raw`/S[\0\s]*/(?:JavaScript|Launch)\b|/JavaScript[\0\s]*(?:<<|${reference})`,
);

/** Any character of a name may be written as #hex, which is how scanners are dodged. */
const spellOut = (text: string): string =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** A comment may stand between any two tokens, but a % may also be a byte of a picture: so both readings count. */
const matchesEitherWay = (pattern: RegExp, text: string): boolean =>
  pattern.test(text) || pattern.test(text.replace(/%[^\r\n]*/g, ' '));

const countOf = (text: string, word: string): number => text.split(word).length - 1;

/**
 * The text of the compressed object streams, where PDF 1.5 keeps most of its dictionaries. Undefined when one
 * cannot be opened by the single filter every writer uses, or when together they are absurdly large.
 */
function objectStreams(file: Buffer, text: string): string[] | undefined {
  const found: string[] = [];
  let total = 0;
  let previousEnd = 0;
  for (let at = text.indexOf('/ObjStm'); at >= 0; at = text.indexOf('/ObjStm', at + 1)) {
    if (at < previousEnd || found.length >= objectStreamsMax) return undefined;
    const before = text.slice(Math.max(previousEnd, at - dictionaryMaxLength), at);
    const keyword = /\bstream\r?\n/.exec(text.slice(at, at + dictionaryMaxLength));
    if (!keyword) return undefined;
    const start = at + keyword.index + keyword[0].length;
    const end = text.indexOf('endstream', start);
    if (end < 0) return undefined;
    previousEnd = end;
    const dictionary = before.slice(Math.max(0, before.lastIndexOf(' obj'))) + text.slice(at, start);
    const filters = [...spellOut(dictionary).matchAll(/\/(\w+Decode|Fl|AHx|A85|LZW|RL)\b/g)].map(
      ([, name]) => name,
    );
    if (filters.length === 0) {
      found.push(text.slice(start, end));
      continue;
    }
    if (filters.length > 1 || filters[0] !== 'FlateDecode') return undefined;
    try {
      const plain = inflateSync(file.subarray(start, end), {
        finishFlush: constants.Z_SYNC_FLUSH,
        maxOutputLength: objectStreamMaxBytes,
      });
      total += plain.length;
      found.push(plain.toString('latin1'));
    } catch {
      return undefined;
    }
    if (total > objectStreamsMaxBytes) return undefined;
  }
  return found;
}

/**
 * Header at the very start (so the file cannot be something else first), trailer at the very end (so nothing is
 * appended), not encrypted, no scripts, no launching of programs. Attached files are let through: a Europass CV
 * carries its data as one. What they contain is the virus scanner's question.
 */
export function checkPdf(file: Buffer): CvFault | undefined {
  const text = file.toString('latin1');
  if (!/^(?:\xEF\xBB\xBF)?\s{0,64}%PDF-[12]\.\d/.test(text)) return 'wrongType';
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || !/^[\0\s]*$/.test(text.slice(end + 5))) return 'unreadable';
  if (!/startxref\s+\d+\s*$/.test(text.slice(Math.max(0, end - 256), end))) return 'unreadable';
  if (endsAsZip(file)) return 'unreadable';
  const spelt = spellOut(text);
  if (matchesEitherWay(encrypted, spelt)) return 'locked';
  if (!/\d\s+\d{1,5}\s+obj\b/.test(text) || !spelt.includes('/Root')) return 'unreadable';
  // A writer has no reason to disguise the name of an object stream.
  if (countOf(spelt, '/ObjStm') !== countOf(text, '/ObjStm')) return 'unreadable';
  const streams = objectStreams(file, text);
  if (streams === undefined) return 'unreadable';
  const isActive = [spelt, ...streams.map(spellOut)].some((part) => matchesEitherWay(active, part));
  return isActive ? 'active' : undefined;
}
