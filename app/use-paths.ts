import { type Paths, pathsFor } from '../content/model/paths.ts';
import { useSite } from './use-site.ts';

/** The addresses in the page's own language. */
export const usePaths = (): Paths => pathsFor(useSite().locale);
