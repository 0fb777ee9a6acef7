import { useEffect, useState } from 'react';
import { localeOf } from '../../content/model/locales.ts';
import { searchIndexPath } from '../../content/model/paths.ts';
import type { SearchIndex } from '../../content/search-index.server.ts';

/** A document keeps its language, and so has one index. */
const address = searchIndexPath(localeOf(location.pathname));
let known: SearchIndex | undefined;
let coming: Promise<SearchIndex> | undefined;

async function load(): Promise<SearchIndex> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const index: SearchIndex = await answer.json();
  known = index;
  return index;
}

/** Fetched once; what has failed is fetched again for whoever asks next. */
function ask(): Promise<SearchIndex> {
  coming ??= load().catch((cause: unknown) => {
    coming = undefined;
    throw cause;
  });
  return coming;
}

// First of all when this file comes, which is when somebody reaches for the search. Failure is heard of by who waits for it.
ask().catch(() => undefined);

/** Where it cannot be had it is asked for again when the search is opened, and at every letter. */
export function useSearchIndex(text: string) {
  const [state, setState] = useState({ index: known, failed: false });
  const { index } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another letter is another attempt
  useEffect(() => {
    if (index) return;
    let left = false;
    const tell = (found: SearchIndex | undefined) => {
      if (!left) setState({ index: found, failed: !found });
    };
    ask().then(tell, () => tell(undefined));
    return () => {
      left = true;
    };
  }, [index, text]);
  return state;
}
