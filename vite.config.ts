import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { readConfig } from './server/config.ts';

const { siteUrl, robots } = readConfig(process.env);

export default defineConfig({
  plugins: [reactRouter()],
  // The two settings that are written into the prerendered documents.
  define: { __SITE_URL__: JSON.stringify(siteUrl), __ROBOTS__: JSON.stringify(robots) },
  // Encoded pictures and icons, made by tools/prepare.ts.
  publicDir: '.cache/public',
  build: {
    assetsDir: 'static/js',
    // Below this size an asset would be pasted into scripts and styles; the icon sprite and fonts must stay files.
    assetsInlineLimit: 0,
    sourcemap: false,
    // The first browsers with light-dark(), which the tokens are written in; older targets would have it spelt out.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rollupOptions: {
      output: {
        entryFileNames: 'static/js/[name]-[hash].js',
        chunkFileNames: 'static/js/[name]-[hash].js',
        assetFileNames: 'static/assets/[name]-[hash][extname]',
      },
    },
  },
});
