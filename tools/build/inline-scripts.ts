import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

const suffix = '?script';

/** `import code from './start.ts?script'` gives the module with all that it imports as text, to be written into a page. */
export const inlineScripts = (): Plugin => ({
  name: 'inline-scripts',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(suffix)) return;
    const bundle = await rolldown({ input: id.slice(0, -suffix.length) });
    const { output } = await bundle.generate({ format: 'iife', minify: true });
    for (const file of await bundle.watchFiles) this.addWatchFile(file);
    await bundle.close();
    const code = output[0].code.trim();
    // A closing tag would end the element that holds it.
    return `export default ${JSON.stringify(code.replaceAll('</', '<\\/'))};`;
  },
});
