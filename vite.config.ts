import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { readConfig } from './server/config.ts';
import { classNames } from './tools/build/class-names.ts';
import { clientStyles } from './tools/build/client-styles.ts';
import { inlineScripts } from './tools/build/inline-scripts.ts';
import { missingModules } from './tools/build/missing-modules.ts';
import { shortProperties } from './tools/build/short-properties.ts';

const { siteUrl, robots } = readConfig(process.env);

export default defineConfig(({ command }) => ({
  plugins: [inlineScripts(), clientStyles(), missingModules(), reactRouter()],
  // The two settings that are written into the prerendered documents.
  define: { __SITE_URL__: JSON.stringify(siteUrl), __ROBOTS__: JSON.stringify(robots) },
  // Encoded pictures and icons, made by tools/build/prepare.ts.
  publicDir: '.cache/public',
  css:
    command === 'build'
      ? { modules: { generateScopedName: classNames() }, postcss: { plugins: [shortProperties()] } }
      : {},
  build: {
    assetsDir: 'static/js',
    // Below this size an asset would be pasted into scripts and styles; the icon sprite and fonts must stay files.
    assetsInlineLimit: 0,
    sourcemap: false,
    // The first browsers with light-dark(), which the tokens are written in; older targets would have it spelt out.
    // iOS apart from Safari: it alone reads -webkit-text-size-adjust.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5'],
    rollupOptions: {
      output: {
        // A screen's module is called after its folder, for all of them are called route.tsx.
        entryFileNames: ({ name, facadeModuleId }) => {
          const screen = /app\/screens\/(.+)\/route\.tsx/.exec(facadeModuleId ?? '')?.[1];
          return `static/js/${screen?.replaceAll('/', '-') ?? name}-[hash:7].js`;
        },
        chunkFileNames: 'static/js/[name]-[hash:7].js',
        // Each page names its sheets and typefaces: the shorter the better.
        assetFileNames: ({ names }) =>
          /\.(css|woff2)$/.test(names[0] ?? '')
            ? 'static/assets/[hash:6][extname]'
            : 'static/assets/[name]-[hash:6][extname]',
      },
    },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // What nearly every page needs travels in few files, and better compressed; each runs in a task of its own.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'router', test: /node_modules\/react-router\// },
                // With what nearly every screen needs besides, and the smallest parts that several share: a file of its own
                // would cost more than it holds.
                {
                  name: 'shell',
                  test: /app\/(root|page-meta|same-page|sections\/page-banner|ui\/(band|section-heading|use-hydrated|use-arrow-keys|rich-text|centre-in-row|keep-in-place))\./,
                },
              ],
            },
          },
        },
      },
    },
  },
}));
