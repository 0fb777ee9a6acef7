import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { readConfig } from './server/config.ts';
import { clientStyles } from './tools/build/client-styles.ts';
import { inlineScripts } from './tools/build/inline-scripts.ts';

const { siteUrl, robots } = readConfig(process.env);

const root = import.meta.dirname;

/** Every class and animation of the modules, in an order that all parts of the build agree on. */
const names = globSync('app/**/*.module.css', { cwd: root })
  .sort()
  .flatMap((file) => {
    const found = readFileSync(join(root, file), 'utf8').matchAll(/(?:\.|@keyframes )([a-zA-Z][\w-]*)/g);
    return [...new Set([...found].map(([, name]) => `${file} ${name}`))];
  });

const ends = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Class names of two characters, for they are written many times. None is "ad", which some browsers hide. */
function className(name: string, file: string): string {
  const number = names.indexOf(`${relative(root, file.replace(/\?.*/, ''))} ${name}`);
  if (number < 0) throw new Error(`The class ${name} of ${file} was not found when the build began.`);
  if (number >= 26 * ends.length) throw new Error('There are more classes than names of two characters.');
  const short = String.fromCharCode(97 + Math.floor(number / ends.length)) + ends[number % ends.length];
  return short === 'ad' ? 'ad-' : short;
}

export default defineConfig(({ command }) => ({
  plugins: [inlineScripts(), clientStyles(), reactRouter()],
  // The two settings that are written into the prerendered documents.
  define: { __SITE_URL__: JSON.stringify(siteUrl), __ROBOTS__: JSON.stringify(robots) },
  // Encoded pictures and icons, made by tools/build/prepare.ts.
  publicDir: '.cache/public',
  css: command === 'build' ? { modules: { generateScopedName: className } } : {},
  build: {
    assetsDir: 'static/js',
    // Below this size an asset would be pasted into scripts and styles; the icon sprite and fonts must stay files.
    assetsInlineLimit: 0,
    sourcemap: false,
    // The first browsers with light-dark(), which the tokens are written in; older targets would have it spelt out.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rollupOptions: {
      output: {
        entryFileNames: 'static/js/[name]-[hash:6].js',
        chunkFileNames: 'static/js/[name]-[hash:6].js',
        assetFileNames: 'static/assets/[name]-[hash:6][extname]',
      },
    },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // What nearly every page needs travels in one file: fewer requests, and better compressed.
            codeSplitting: {
              groups: [
                { name: 'libraries', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: 'shell', test: /app\/root/ },
                { name: 'shared', minShareCount: 12 },
              ],
            },
          },
        },
      },
    },
  },
}));
