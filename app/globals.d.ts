/** Written in by the build from SITE_URL and ROBOTS (vite.config.ts). */
declare const __SITE_URL__: string;
declare const __ROBOTS__: string;

declare namespace React {
  interface DialogHTMLAttributes<T> {
    /** "any": also by a press beside it. */
    closedby?: 'any';
  }
}

/** Written by the picture pipeline; a fresh clone is type-checked before it has run. */
declare module '*/.cache/pictures/manifest.json' {
  const manifest: Readonly<Record<string, import('./ui/picture-data.ts').PictureData>>;
  export default manifest;
}

/** A module and what it imports as text, to be written into pages (tools/build/inline-scripts.ts). */
declare module '*?script' {
  const code: string;
  export default code;
}

/** The style sheets of the build by their addresses (tools/build/client-styles.ts). */
declare module 'virtual:client-styles' {
  const sheets: Readonly<Record<string, string>>;
  export default sheets;
}
