import { use } from 'react';
import { Scripts } from 'react-router';
import { DocumentParts } from './document-parts.ts';
import { handOverId, handOverText } from './hand-over.ts';
import { InlineScript } from './inline-script.tsx';

/** Ends the body: what the page's script needs to know, and the script that fetches it. */
export function PageScripts() {
  const built = use(DocumentParts)?.built;
  if (import.meta.env.DEV) return <Scripts />;
  if (!built) return null;
  return (
    <>
      <InlineScript id={handOverId} type="application/json" code={handOverText(built.handOver)} />
      <InlineScript code={built.start} />
    </>
  );
}
