import { use } from 'react';
import { Links } from 'react-router';
import { DocumentParts } from './document-parts.ts';

/** The page's links and, in what the server writes, its styles. */
export function PageLinks() {
  const styles = use(DocumentParts)?.built?.styles;
  if (!styles) return <Links />;
  return (
    <>
      {styles.links.map((link) => (
        <link key={`${link.rel} ${link.href}`} {...link} />
      ))}
      <noscript>
        {styles.withoutScript.map((link) => (
          <link key={link.href} {...link} />
        ))}
      </noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own rules, checked for closing tags */}
      <style dangerouslySetInnerHTML={{ __html: styles.rules }} />
    </>
  );
}
