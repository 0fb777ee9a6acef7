import type { HostileCv } from './hostile-cv.ts';
import { hostileDocs } from './hostile-docs.ts';
import { hostileDocxs } from './hostile-docxs.ts';
import { hostilePdfs } from './hostile-pdfs.ts';

/** Every file that an applicant might send and that must be held. */
export const hostileCvs = (): HostileCv[] => [...hostilePdfs(), ...hostileDocxs(), ...hostileDocs()];
