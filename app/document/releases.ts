import { releaseHeader } from '../../contract/release-header.ts';

interface Routers {
  readonly __reactRouterManifest?: { readonly url?: string };
  readonly __reactRouterDataRouter?: {
    readonly state: { readonly navigation: { readonly location?: Parameters<typeof hrefOf>[0] } };
  };
}

interface NavigateEvent extends Event {
  readonly navigationType: string;
  readonly userInitiated: boolean;
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
  // React Router loads the page again on which a script was missing; where the visitor was going is better.
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) => {
    const { navigationType, userInitiated } = event as NavigateEvent;
    const next = target();
    if (navigationType !== 'reload' || userInitiated || !next || !event.cancelable) return;
    event.preventDefault();
    location.assign(next);
  });
}
