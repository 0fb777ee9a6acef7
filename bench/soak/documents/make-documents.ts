import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../../../tools/dev/chromium.ts';
import { asFlatXml, asWebPage, cvSources } from './cv-sources.ts';
import { ensureWriters } from './ensure-writers.ts';
import { run } from './run.ts';
import { signedPdf } from './signed-pdf.ts';

const ownerPassword = 'only-the-owner';

/** LibreOffice's options for PDF by what people call the result. */
const pdfExports: Readonly<Record<string, Record<string, boolean | number | string>>> = {
  'office-plain': {},
  'office-pdfa1': { SelectPdfVersion: 1 },
  'office-pdfa2': { SelectPdfVersion: 2 },
  'office-pdfa3': { SelectPdfVersion: 3 },
  'office-pdf17': { SelectPdfVersion: 17 },
  // The document itself travels inside, so that LibreOffice can edit the PDF.
  'office-hybrid': { IsAddStream: true },
  'office-tagged': { UseTaggedPDF: true, PDFUACompliance: true, ExportBookmarks: true },
  'office-notes': { ExportNotes: true, ExportBookmarks: true },
  'office-owner': { RestrictPermissions: true, PermissionPassword: ownerPassword, Changes: 0 },
};

const wordExports: Readonly<Record<string, string>> = {
  'office.doc': 'doc:MS Word 97',
  'office.docx': 'docx:MS Word 2007 XML',
  'office-strict.docx': 'docx:Office Open XML Text',
};

/** All files at a time: LibreOffice takes longer to start than to write. */
function convert(folder: string, files: readonly string[], filter: string, ending: string): void {
  const out = join(folder, 'converted');
  mkdirSync(out, { recursive: true });
  run(
    'soffice',
    `-env:UserInstallation=file://${join(folder, 'profile')}`,
    '--headless',
    '--convert-to',
    filter,
    '--outdir',
    out,
    ...files,
  );
  for (const made of readdirSync(out)) {
    const base = made.slice(0, made.lastIndexOf('.')).split('.')[0];
    renameSync(join(out, made), join(folder, `${base}.${ending}`));
  }
}

/** Every other writer works on a PDF that LibreOffice made. */
const rewritings: Readonly<Record<string, (from: string, to: string) => void>> = {
  'ghostscript-ebook.pdf': (from, to) =>
    run(
      'gs',
      '-q',
      '-dSAFER',
      '-dBATCH',
      '-dNOPAUSE',
      '-sDEVICE=pdfwrite',
      '-dPDFSETTINGS=/ebook',
      `-o${to}`,
      from,
    ),
  'ghostscript-13.pdf': (from, to) =>
    run('gs', '-q', '-dSAFER', '-sDEVICE=pdfwrite', '-dCompatibilityLevel=1.3', `-o${to}`, from),
  'ghostscript-20.pdf': (from, to) =>
    run('gs', '-q', '-dSAFER', '-sDEVICE=pdfwrite', '-dCompatibilityLevel=2.0', `-o${to}`, from),
  'ghostscript-pdfa.pdf': (from, to) =>
    run(
      'gs',
      '-q',
      '-dSAFER',
      '-sDEVICE=pdfwrite',
      '-dPDFA=2',
      '-sColorConversionStrategy=RGB',
      `-o${to}`,
      from,
    ),
  'ghostscript-owner.pdf': (from, to) =>
    run(
      'gs',
      '-q',
      '-dSAFER',
      '-sDEVICE=pdfwrite',
      `-sOwnerPassword=${ownerPassword}`,
      '-dEncryptionR=3',
      '-dKeyLength=128',
      '-dPermissions=-44',
      `-o${to}`,
      from,
    ),
  'qpdf-linearised.pdf': (from, to) => run('qpdf', '--linearize', from, to),
  'qpdf-object-streams.pdf': (from, to) => run('qpdf', '--object-streams=generate', from, to),
  'qpdf-plain.pdf': (from, to) =>
    run('qpdf', '--object-streams=disable', '--stream-data=uncompress', from, to),
  'qpdf-readable.pdf': (from, to) => run('qpdf', '--qdf', from, to),
  'qpdf-owner-40.pdf': (from, to) =>
    run('qpdf', '--allow-weak-crypto', '--encrypt', '', ownerPassword, '40', '--', from, to),
  'qpdf-owner-128.pdf': (from, to) =>
    run('qpdf', '--allow-weak-crypto', '--encrypt', '', ownerPassword, '128', '--use-aes=n', '--', from, to),
  'qpdf-owner-128-aes.pdf': (from, to) =>
    run('qpdf', '--allow-weak-crypto', '--encrypt', '', ownerPassword, '128', '--use-aes=y', '--', from, to),
  'qpdf-owner-256.pdf': (from, to) =>
    run('qpdf', '--object-streams=generate', '--encrypt', '', ownerPassword, '256', '--', from, to),
  'cairo.pdf': (from, to) => run('pdftocairo', '-pdf', from, to),
  'poppler-united.pdf': (from, to) => run('pdfunite', from, from, to),
  'imagemagick-scan-jpeg.pdf': (from, to) => scan(from, to, '-compress', 'jpeg', '-quality', '30'),
  'imagemagick-scan-fax.pdf': (from, to) => scan(from, to, '-monochrome', '-compress', 'group4'),
  'imagemagick-scan-zip.pdf': (from, to) => scan(from, to, '-monochrome', '-compress', 'zip'),
};

/** The first page printed and scanned again. */
function scan(from: string, to: string, ...options: string[]): void {
  const picture = `${to}.png`;
  run('gs', '-q', '-dSAFER', '-sDEVICE=pnggray', '-r50', '-dLastPage=1', `-o${picture}`, from);
  // Debian forbids ImageMagick the name PDF, lest Ghostscript reads strangers' files; this is the same writer.
  run('convert', picture, ...options, `EPDF:${to}`);
}

/** Poppler signs with a key of NSS, and puts a whole typeface beside the signature. */
function signByPoppler(folder: string, from: string, to: string): void {
  const keys = join(folder, 'keys');
  if (!existsSync(keys)) {
    mkdirSync(keys);
    const noise = join(folder, 'noise');
    writeFileSync(noise, 'a test needs no secret, only enough bytes to be taken for noise');
    run('certutil', '-N', '-d', `sql:${keys}`, '--empty-password');
    const certificate = ['-n', 'signer', '-s', 'CN=Omar Said', '-t', 'TC,TC,TC', '-v', '120'];
    run('certutil', '-S', '-x', '-d', `sql:${keys}`, ...certificate, '-k', 'rsa', '-g', '2048', '-z', noise);
  }
  run('pdfsig', '-nssdir', `sql:${keys}`, '-nick', 'signer', '-add-signature', from, to);
}

/** Makes the large set in `folder`: every source by every writer. Returns the names of the files. */
export function makeDocuments(folder: string): string[] {
  ensureWriters();
  mkdirSync(folder, { recursive: true });
  const sources = cvSources.map((source) => {
    const file = join(folder, `${source.name}.fodt`);
    writeFileSync(file, asFlatXml(source));
    return file;
  });
  for (const [ending, filter] of Object.entries(wordExports)) convert(folder, sources, filter, ending);
  // There and back: what an editor makes of a file that came from another writer.
  const made = (ending: string) => cvSources.map(({ name }) => join(folder, `${name}.${ending}`));
  convert(folder, made('office.doc'), 'docx:MS Word 2007 XML', 'office-from-doc.docx');
  convert(folder, made('office.docx'), 'doc:MS Word 97', 'office-from-docx.doc');
  for (const [ending, options] of Object.entries(pdfExports)) {
    const data = Object.entries(options).map(([key, value]) => [
      key,
      { type: typeof value === 'number' ? 'long' : typeof value, value: String(value) },
    ]);
    const filter = `pdf:writer_pdf_Export:${JSON.stringify(Object.fromEntries(data))}`;
    convert(folder, sources, filter, `${ending}.pdf`);
  }
  const browser = findChromium();
  for (const source of cvSources) {
    const at = (ending: string) => join(folder, `${source.name}.${ending}`);
    for (const [ending, rewrite] of Object.entries(rewritings)) rewrite(at('office-plain.pdf'), at(ending));
    signByPoppler(folder, at('office-plain.pdf'), at('signed-poppler.pdf'));
    writeFileSync(at('signed-openssl.pdf'), signedPdf(folder, source.name));
    if (!browser) continue;
    writeFileSync(at('html'), asWebPage(source));
    run(
      browser,
      '--no-sandbox',
      '--headless',
      '--disable-gpu',
      '--no-pdf-header-footer',
      `--print-to-pdf=${at('chromium.pdf')}`,
      `file://${at('html')}`,
    );
  }
  return readdirSync(folder).filter((name) => /\.(pdf|docx?)$/.test(name));
}
