import { use } from 'react';
import { Links } from 'react-router';
import { DocumentParts } from './document-parts.ts';

/** The page's links and, in what the server writes, its styles. */
export function PageLinks() {
  const parts = use(DocumentParts);
  const styles = parts?.built?.styles;
  const rules = `${styles?.rules ?? ''}${parts?.language.rules ?? ''}`;
  return (
    <>
      {/* Before the sheet for paper, whose layer is the last by this. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own rules, checked for closing tags */}
      {rules && <style dangerouslySetInnerHTML={{ __html: rules }} />}
      {styles ? (
        <>
          {styles.links.map((link) => (
            <link key={`${link.rel} ${link.href}`} {...link} />
          ))}
          <noscript>
            {styles.withoutScript.map((link) => (
              <link key={link.href} {...link} />
            ))}
          </noscript>
        </>
      ) : (
        <Links />
      )}
      {parts && <link rel="manifest" href={parts.language.manifest} />}
    </>
  );
}
