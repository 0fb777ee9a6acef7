import type { HostileCv } from './hostile-cv.ts';
import { actions } from './hostile-pdfs/actions.ts';
import { attachments } from './hostile-pdfs/attachments.ts';
import { damaged, tooMuch } from './hostile-pdfs/broken.ts';
import { disguises } from './hostile-pdfs/disguises.ts';
import { encryptions } from './hostile-pdfs/encryptions.ts';
import { mixtures } from './hostile-pdfs/mixtures.ts';
import { unread } from './hostile-pdfs/unread.ts';

export const hostilePdfs = (): HostileCv[] => [
  ...disguises(),
  ...encryptions(),
  ...actions(),
  ...attachments(),
  ...mixtures(),
  ...tooMuch(),
  ...damaged(),
  ...unread(),
];
