import { use } from 'react';
import { DocumentParts } from './document-parts.ts';
import { InlineScript } from './inline-script.tsx';

/** In the head: what must be settled before the first paint. */
export function AtFirstScript() {
  const parts = use(DocumentParts);
  return parts && <InlineScript code={parts.atFirst} />;
}
