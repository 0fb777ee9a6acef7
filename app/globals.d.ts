/** Written in by the build from SITE_URL and ROBOTS (vite.config.ts). */
declare const __SITE_URL__: string;
declare const __ROBOTS__: string;
