import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../server/config.ts';
import { root } from '../root.ts';
import { allowsIndexing } from './crawler-files.ts';

/** The files of a folder that say they hold sample content. */
export const sampleFiles = (folder = root): string[] =>
  globSync('content/**/*.ts', { cwd: folder })
    .filter((file) => /\bsample: true\b/.test(readFileSync(join(folder, file), 'utf8')))
    .sort();

/** What is made up must not be found by search engines unless the operator says so. */
export function refuseSample(
  { robots, allowSample }: Pick<Config, 'robots' | 'allowSample'>,
  files = sampleFiles(),
): void {
  if (allowSample || !allowsIndexing(robots) || files.length === 0) return;
  throw new Error(
    `ROBOTS allows indexing, but this content is still sample:\n${files.join('\n')}\nReplace it and take out “sample: true”, or set ALLOW_SAMPLE=1.`,
  );
}
