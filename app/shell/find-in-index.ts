import type { SearchItem } from '../../content/search-index.server.ts';

/** Case-insensitive substring of the title (spec §2). Empty text finds nothing. */
export function findInIndex(index: readonly SearchItem[], text: string): readonly SearchItem[] {
  const wanted = text.trim().toLowerCase();
  return wanted === '' ? [] : index.filter((item) => item.title.toLowerCase().includes(wanted));
}

/** The title in three parts, the middle one being what was typed. */
export function markMatch(title: string, text: string): readonly [string, string, string] {
  const wanted = text.trim().toLowerCase();
  const at = title.toLowerCase().indexOf(wanted);
  if (wanted === '' || at < 0) return [title, '', ''];
  return [title.slice(0, at), title.slice(at, at + wanted.length), title.slice(at + wanted.length)];
}
