import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** The desk is built by itself: nothing of it is in the site's files, and nothing of the site in its. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [reactRouter()],
  publicDir: false,
  cacheDir: '../node_modules/.vite-desk',
  server: { fs: { allow: ['..'] } },
  build: {
    assetsDir: 'static',
    assetsInlineLimit: 0,
    sourcemap: false,
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
});
