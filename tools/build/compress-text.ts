import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Pages are hardly larger than 64 KB, and a few dozen bytes smaller with a window of that order; others in such blocks. */
const forPages = { [constants.BROTLI_PARAM_LGWIN]: 17, [constants.BROTLI_PARAM_NPOSTFIX]: 3 };
const forOthers = { [constants.BROTLI_PARAM_LGBLOCK]: 16 };

/** Puts a brotli and a gzip copy beside every text file of a folder, so that no request waits for one. */
export async function compressText(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.(html|data|js|css|svg|json|webmanifest|txt|xml|vtt)$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      const [br, gz] = await Promise.all([
        brotli(bytes, {
          params: {
            ...(file.endsWith('.html') ? forPages : forOthers),
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        }),
        gzipped(bytes, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }),
  );
}
