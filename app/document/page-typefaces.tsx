import { use } from 'react';
import { DocumentParts } from './document-parts.ts';

/**
 * Asks for the typefaces before the first paint. In the body: React lifts the links into the head, behind the page's
 * leading picture. The first file asked for comes first, and text can be read in another face.
 */
export function PageTypefaces() {
  return use(DocumentParts)?.language.typefaces.map((href) => (
    <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
  ));
}
