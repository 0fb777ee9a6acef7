import type { SiteFile } from '../../../server/http/site-table.ts';

/** A file that a proxy may send by itself. */
export interface ProxiedFile extends Pick<SiteFile, 'headers' | 'etag' | 'compressed'> {
  readonly path: string;
  /** Below build/client. */
  readonly file: string;
  readonly isHashed: boolean;
}

/** That an Accept-Encoding list takes a coding, as server/http/accepted-encodings.ts reads it. */
export const takes = (coding: string): string =>
  `^(?:.*,)?\\s*${coding}\\s*(?:;\\s*q=[0-9.]*[1-9][0-9]*\\s*)?(?:,.*)?$`;
