/** Every link of the desk. What came from outside is only ever followed within the desk. */
const withTo = (path: string, to: string) =>
  to === '/' || to === '' ? path : `${path}?to=${encodeURIComponent(to)}`;

export const addresses = {
  today: '/',
  inbox: '/inbox',
  inboxWith: (query: string) => (query === '' ? '/inbox' : `/inbox?${query}`),
  export: (format: string, query: string) =>
    `/inbox/export?${new URLSearchParams([['format', format], ...new URLSearchParams(query)])}`,
  /** `list` is the query of the list that it was opened from. */
  entry: (reference: string, list = '') =>
    `/entries/${reference}${list === '' ? '' : `?list=${encodeURIComponent(list)}`}`,
  cv: (reference: string) => `/entries/${reference}/cv`,
  arrivals: '/arrivals',
  /** Of the server itself: whether it answers. */
  health: '/healthz',
  mails: '/mail',
  mailsIn: (state: string) => `/mail?state=${state}`,
  mail: (id: string) => `/mail/${encodeURIComponent(id)}`,
  privacy: '/privacy',
  giveOut: '/privacy/data',
  staff: '/staff',
  audit: '/audit',
  account: '/account',
  signOut: '/sign-out',
  signIn: (to = '/') => withTo('/sign-in', to),
  /** Whole, so that the browser itself goes there: a page fetched ahead of time would begin a second sign-on. */
  companySignOn: (origin: string, to: string) => origin + withTo('/sign-in/company', to),
  confirm: (to: string) => withTo('/confirm', to),
} as const;

/** The page to go on to, out of `?to=`: a path of the desk itself, or its first page. */
export function whereTo(url: URL): string {
  const to = url.searchParams.get('to') ?? '/';
  if (!/^\/[^\\\p{Cc}]*$/u.test(to) || !URL.canParse(to, url.origin)) return addresses.today;
  const target = new URL(to, url.origin);
  const path = target.pathname + target.search;
  // Looked at once its dots are resolved ("/.//" becomes "//"): a second slash would leave the desk.
  return target.origin === url.origin && !path.startsWith('//') ? path : addresses.today;
}
