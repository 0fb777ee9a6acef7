import type { HostileCv } from './hostile-cv.ts';
import { archives } from './hostile-docxs/archives.ts';
import { embedded } from './hostile-docxs/embedded.ts';
import { fetched } from './hostile-docxs/fetched.ts';
import { fields } from './hostile-docxs/fields.ts';
import { programs } from './hostile-docxs/programs.ts';

export const hostileDocxs = (): HostileCv[] => [
  ...fetched(),
  ...fields(),
  ...embedded(),
  ...programs(),
  ...archives(),
];
