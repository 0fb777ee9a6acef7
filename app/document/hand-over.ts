/** The element that holds a page's hand-over. */
export const handOverId = 'hand-over';

/** What React Router wants to know of a site, the same for all pages. The build stops where they differ (hand-over.server.ts). */
export const routerSettings = {
  basename: '/',
  routeDiscovery: { mode: 'initial' },
  ssr: true,
  isSpaMode: false,
  future: {},
} as const;

/** What a page's script needs to know of its page; a prerendered page's data is a file (tools/build/detach-data.ts). */
export interface HandOver {
  /** The address of the list of all routes. */
  readonly manifest: string;
  /** The page's routes by id, each with the modules that it is put together from. */
  readonly routes: Readonly<Record<string, readonly string[]>>;
  /** What the module that wakes the page imports, and last that module. */
  readonly entry: readonly string[];
  /** What the loaders returned, in React Router's encoding. */
  readonly data: { readonly text: string } | { readonly file: string };
}

/** As the text of an element: nothing in it may end the element. */
export const handOverText = (handOver: HandOver) => JSON.stringify(handOver).replaceAll('<', '\\u003c');
