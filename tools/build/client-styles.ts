import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:client-styles';

/** The style sheets that were built for browsers, by their addresses; React Router builds the server's part after them. */
export const clientStyles = (): Plugin => ({
  name: 'client-styles',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return;
    if (this.environment.mode !== 'build') return 'export default {};';
    const { root, environments } = this.environment.getTopLevelConfig();
    const folder = resolve(root, environments.client?.build.outDir ?? '');
    const files = globSync('**/*.css', { cwd: folder });
    if (files.length === 0)
      throw new Error(
        'There are no style sheets to put into pages: are browsers’ files no longer built first?',
      );
    const sheets = files.map((file) => [`/${file}`, readFileSync(join(folder, file), 'utf8').trim()]);
    return `export default ${JSON.stringify(Object.fromEntries(sheets))};`;
  },
});
