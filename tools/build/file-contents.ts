import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.ts';

const knownFile = join(root, '.cache', 'file-contents.json');
/** A file may change twice within a tick of the clock that dates it; one changed just now is read again next time. */
const settledMs = 2000;

/** When a file was last changed, which nothing can set back, and its size: as long as both stay, so does its content. */
type Known = Record<string, { readonly at: number; readonly size: number; readonly content: string }>;

/**
 * Each file with a hash of what is in it. Fifty megabytes of pictures are read once, not at every start: like git, this
 * remembers what it has read.
 */
export function contentsOf(files: readonly string[], memory = knownFile): Map<string, string> {
  const known = remembered(memory);
  const fresh: Known = {};
  const contents = new Map<string, string>();
  for (const file of files) {
    const { ctimeMs: at, size } = statSync(file);
    const before = known[file];
    const content = before?.at === at && before.size === size ? before.content : hashOf(file);
    contents.set(file, content);
    if (content !== before?.content || before.at !== at) {
      delete known[file];
      if (Date.now() - at > settledMs) fresh[file] = { at, size, content };
    }
  }
  if (Object.keys(fresh).length > 0) remember(memory, { ...known, ...fresh });
  return contents;
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 32);

function remembered(memory: string): Known {
  try {
    return JSON.parse(readFileSync(memory, 'utf8'));
  } catch {
    // The first time, or a write that was cut short: everything is read.
    return {};
  }
}

function remember(memory: string, known: Known): void {
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(`${memory}.partial`, JSON.stringify(known));
  renameSync(`${memory}.partial`, memory);
}
