import { createContext } from 'react';
import type { HandOver } from './hand-over.ts';
import type { PageLanguage } from './page-language.server.ts';
import type { PageStyles } from './page-styles.server.ts';

/** What entry.server.tsx adds to a document. In a browser there is none: React leaves alone what it did not write. */
export interface DocumentParts {
  /** Runs before anything is painted (at-first.ts). */
  readonly atFirst: string;
  readonly language: PageLanguage;
  /** Absent while developing: Vite then brings scripts and styles in its own way. */
  readonly built?: {
    readonly styles: PageStyles;
    readonly handOver: HandOver;
    /** Fetches the page's scripts in time (start.ts), and keeps in place what is opened (kept-in-place.ts). */
    readonly start: string;
  };
}

export const DocumentParts = createContext<DocumentParts | null>(null);
