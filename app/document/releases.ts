import { releaseHeader } from '../../contract/release-header.ts';

/** What React Router calls in a build when the module of a page does not come (tools/build/missing-modules.ts). */
export const missingModule = '__missingModule';

interface Routers {
  readonly __reactRouterManifest?: { readonly url?: string };
  readonly __reactRouterDataRouter?: {
    readonly state: { readonly navigation: { readonly location?: Parameters<typeof hrefOf>[0] } };
  };
}

const hrefOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  pathname + search + hash;

const routers = () => window as unknown as Routers;

/** The page that the visitor is on the way to. */
const target = (): string | undefined => {
  const next = routers().__reactRouterDataRouter?.state.navigation.location;
  return next && hrefOf(next);
};

/**
 * The site may be released anew while a page is open. Its scripts cannot be trusted with the data of another release,
 * and some of them may be gone: where either shows, the next page is loaded whole, as by a link without script.
 */
export function followReleases(): void {
  const own = routers().__reactRouterManifest?.url;
  const plainFetch = window.fetch;
  window.fetch = async (input, init) => {
    const answer = await plainFetch(input, init);
    const next = target();
    const isData = input instanceof URL && input.pathname.endsWith('.data');
    if (!isData || !next || (answer.ok && answer.headers.get(releaseHeader) === own)) return answer;
    location.assign(next);
    return new Promise<never>(() => {});
  };
  // Nobody is on the way anywhere while a link is only pointed at: its page is then asked for once more when it is followed.
  Object.assign(window, {
    [missingModule]() {
      const next = target();
      if (next) location.assign(next);
    },
  });
}
