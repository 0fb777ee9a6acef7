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

/** On the way back the address is there before the page is: going to it would load nothing where it names a place. */
function loadWhole(next: string): void {
  if (next === hrefOf(location)) location.reload();
  else location.assign(next);
}

/**
 * The site may be released anew while a page is open. Its scripts cannot be trusted with the data of another release,
 * and some of them may be gone: where either shows, or no answer comes, the next page is loaded whole, as by a link without script.
 */
export function followReleases(): void {
  const own = routers().__reactRouterManifest?.url;
  const plainFetch = window.fetch;
  window.fetch = async (input, init) => {
    if (!(input instanceof URL && input.pathname.endsWith('.data'))) return plainFetch(input, init);
    const answer = await plainFetch(input, init).catch((error) => {
      // Without a connection what the browser has kept will do. Who has turned elsewhere meanwhile wants none of it.
      if (init?.signal?.aborted) throw error;
      return plainFetch(input, { ...init, cache: 'force-cache' }).catch(Response.error);
    });
    const next = target();
    if (!next || (answer.ok && answer.headers.get(releaseHeader) === own)) return answer;
    loadWhole(next);
    return new Promise<never>(() => {});
  };
  // Nobody is on the way anywhere while a link is only pointed at: its page is then asked for once more when it is followed.
  Object.assign(window, {
    [missingModule]() {
      const next = target();
      if (next) loadWhole(next);
    },
  });
}
