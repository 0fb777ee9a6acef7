import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/root.ts';

/** What docs/RUNNING.md prints under a heading to be copied, in its order. */
export function printedUnder(heading: string, kind = 'sh'): string[] {
  const text = readFileSync(join(root, 'docs', 'RUNNING.md'), 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const blocks = [...section.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))];
  if (blocks.length === 0) throw new Error(`Nothing is printed under ${heading} any more.`);
  return blocks.map((block) => block[1] ?? '');
}
