import { useState } from 'react';
import { useLocation } from 'react-router';
import { pageThing, type Thing } from '../structured-data.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { useSite } from '../use-site.ts';

interface StructuredDataProps {
  readonly things: readonly Thing[];
}

/**
 * Belongs to the document as it was served. The policy of trusted types lets no script element be made
 * or changed in the browser, so a page reached by a link inside the site goes without.
 */
export function StructuredData({ things }: StructuredDataProps) {
  const { pathname } = useLocation();
  const page = pageThing(pathname, useSite().locale);
  // One of them may be a page of its own kind, as questions with answers are.
  const graph = things.some(({ url, inLanguage }) => url === page.url && inLanguage)
    ? things
    : [page, ...things];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return <ServedScript key={json} json={json} />;
}

function ServedScript({ json }: { readonly json: string }) {
  const [served] = useState(!useHydrated());
  if (!served) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes; no tag can end early
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
