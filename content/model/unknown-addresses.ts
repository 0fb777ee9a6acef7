import { localeOf, locales } from './locales.ts';
import { localPath } from './paths.ts';
import { looksLikePolicy } from './policies.ts';

/** The kinds of address that lead nowhere; what each of them says is finished ahead of time at an address of its own. */
const unknownAddresses = {
  page: '/unknown-page',
  policy: '/unknown-policy',
  group: '/service/unknown-group-of-services',
  service: '/service/unknown-group/unknown-service',
} as const;

type UnknownKind = keyof typeof unknownAddresses;

/** Every finished page of this sort, in every language. */
export const allUnknownPaths = (): string[] =>
  locales.flatMap((locale) => Object.values(unknownAddresses).map((path) => localPath(locale, path)));

/** The finished page for an address that nothing else has. */
export function unknownPathFor(address: string): string {
  const pathname = address.toLowerCase();
  const locale = localeOf(pathname);
  return localPath(locale, unknownAddresses[kindOf(pathname.slice(localPath(locale, '').length))]);
}

/** As the route table matches (app/routes.ts): below /service one part is a group and two are a service. */
function kindOf(path: string): UnknownKind {
  const below = /^\/service\//i.test(path) ? path.split('/').length - 2 : 0;
  if (below === 1) return 'group';
  if (below === 2) return 'service';
  return looksLikePolicy(path) ? 'policy' : 'page';
}
