import { buildPdf } from '../build-pdf.ts';
import { heldFiles } from '../hostile-cv.ts';

export const pdfs = heldFiles('PDF', 'cv.pdf', buildPdf);

export const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
export const launch = '<< /S /Launch /F (cmd.exe) >>';
export const share = '(\\\\\\\\10.0.0.1\\\\share\\\\x.pdf)';
export const link = (action: string) =>
  `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>]`;
