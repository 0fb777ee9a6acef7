import { spawnSync } from 'node:child_process';

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

const missing = () =>
  Object.keys(writers).filter((name) => spawnSync('which', [name], { stdio: 'ignore' }).status !== 0);

/** Brings what is missing by apt-get where it may. */
export function ensureWriters(): void {
  const packages = missing().map((name) => writers[name] ?? name);
  if (packages.length === 0) return;
  const isRoot = process.getuid?.() === 0;
  const apt = (...args: string[]) =>
    spawnSync(isRoot ? 'apt-get' : 'sudo', isRoot ? args : ['-n', 'apt-get', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  console.log(`Installing ${packages.join(', ')} with apt-get …`);
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  if (missing().length > 0)
    throw new Error(
      `Real documents need real programs: on Debian, as root, apt-get install ${packages.join(' ')}.`,
    );
}
