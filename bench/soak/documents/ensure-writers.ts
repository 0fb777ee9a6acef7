import { ensurePrograms } from '../../../tools/dev/debian-packages.ts';

/** The programs that write documents, and Debian's packages that bring them. */
const writers: Readonly<Record<string, string>> = {
  soffice: 'libreoffice-writer-nogui',
  gs: 'ghostscript',
  qpdf: 'qpdf',
  convert: 'imagemagick',
  pdfsig: 'poppler-utils',
  certutil: 'libnss3-tools',
  openssl: 'openssl',
};

export function ensureWriters(): void {
  if (!ensurePrograms(writers))
    throw new Error(
      `Real documents need real programs: on Debian, as root, apt-get install ${Object.values(writers).join(' ')}.`,
    );
}
