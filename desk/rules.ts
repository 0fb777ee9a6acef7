import { matchPath } from 'react-router';
import { type Role, roles } from '../contract/desk/roles.ts';
import { addresses } from './addresses.ts';
import { filterQuery } from './entry-filter.ts';

export type Params = Readonly<Record<string, string | undefined>>;

/** Who may: anybody at all, or staff of these roles. */
export interface Rule {
  readonly roles: readonly Role[] | 'anyone';
  /** Asks for the passkey again first; in one place who has none to show may make their first. */
  readonly fresh?: true | 'or-first-passkey';
}

/** An address of the desk. The route table is made from this one: a page without a rule cannot be reached. */
interface Place extends Rule {
  readonly path: string;
  /** Its module in desk/screens. */
  readonly screen: string;
  /** Where a file or a stream is all there is: the page that asks for it. */
  readonly askedFrom?: (url: URL, params: Params) => string;
  /** What can be posted there, by the form's `intent`. */
  readonly actions?: Readonly<Record<string, Rule>>;
}

const anyone = { roles: 'anyone' } as const;
const staff = { roles } as const;
const admins = { roles: ['admin'] } as const;
const readsCvs = { roles: ['hr', 'admin'] } as const;

export const places = {
  signIn: { path: 'sign-in', screen: 'sign-in', ...anyone, actions: { passkey: anyone } },
  /** To the company's sign-on and back, where OIDC_ISSUER is set. */
  companySignOn: { path: 'sign-in/company', screen: 'company-sign-on', ...anyone },
  companyBack: { path: 'sign-in/company/back', screen: 'company-back', ...anyone },
  invitation: { path: 'invitation/:token', screen: 'invitation', ...anyone, actions: { register: anyone } },
  signOut: { path: 'sign-out', screen: 'sign-out', ...anyone, actions: { 'sign-out': anyone } },
  confirm: { path: 'confirm', screen: 'confirm', ...staff, actions: { passkey: staff } },
  today: { path: '', screen: 'today', ...staff },
  inbox: {
    path: 'inbox',
    screen: 'inbox',
    ...staff,
    actions: { assign: staff, close: staff, spam: staff },
  },
  /** The filtered list as a file: ?format=csv, xlsx or json. */
  export: {
    path: 'inbox/export',
    screen: 'export',
    ...staff,
    fresh: true,
    askedFrom: ({ searchParams }) => addresses.inboxWith(filterQuery(searchParams)),
  },
  entry: {
    path: 'entries/:reference',
    screen: 'entry',
    ...staff,
    actions: { status: staff, owner: staff, note: staff },
  },
  cv: {
    path: 'entries/:reference/cv',
    screen: 'cv',
    ...readsCvs,
    askedFrom: (_, { reference = '' }) => addresses.entry(reference),
  },
  /** Server-sent events: that something came in, never what. */
  arrivals: { path: 'arrivals', screen: 'arrivals', ...staff, askedFrom: () => addresses.today },
  account: {
    path: 'account',
    screen: 'account',
    ...staff,
    actions: {
      'add-passkey': { ...staff, fresh: 'or-first-passkey' },
      'remove-passkey': { ...staff, fresh: true },
      'end-session': staff,
    },
  },
  staff: {
    path: 'staff',
    screen: 'staff',
    ...admins,
    actions: {
      add: { ...admins, fresh: true },
      invite: { ...admins, fresh: true },
      role: { ...admins, fresh: true },
      remove: { ...admins, fresh: true },
    },
  },
  mails: { path: 'mail', screen: 'mails', ...admins },
  mail: { path: 'mail/:id', screen: 'mail', ...admins, actions: { retry: admins, settle: admins } },
  privacy: {
    path: 'privacy',
    screen: 'privacy',
    ...admins,
    fresh: true,
    actions: { find: { ...admins, fresh: true }, erase: { ...admins, fresh: true } },
  },
  giveOut: {
    path: 'privacy/data',
    screen: 'give-out',
    ...admins,
    fresh: true,
    askedFrom: () => addresses.privacy,
    actions: { 'give-out': { ...admins, fresh: true } },
  },
  audit: { path: 'audit', screen: 'audit', ...admins },
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof places;
export type Intent<Name extends PlaceName> = (typeof places)[Name] extends { actions: infer Actions }
  ? keyof Actions & string
  : never;

/** The table with its particulars forgotten, for code that walks it. */
export const allPlaces: readonly (Place & { readonly name: PlaceName })[] = Object.entries(
  places satisfies Record<string, Place> as Record<PlaceName, Place>,
).map(([name, place]) => ({ name: name as PlaceName, ...place }));

/** The rule of what is posted; undefined where nothing of that name can be. */
export function ruleOf(name: PlaceName, intent: string): Rule | undefined {
  const { actions = {} }: Place = places[name];
  return Object.hasOwn(actions, intent) ? actions[intent] : undefined;
}

/**
 * Where somebody goes on who had to sign in or confirm first: the page itself, or the one that a file is asked for from. A
 * script that went on to the file would fetch it as if it were a page, and show nothing.
 */
export function pageOf(name: PlaceName, url: URL, params: Params): string {
  const { askedFrom }: Place = places[name];
  return askedFrom ? askedFrom(url, params) : url.pathname + url.search;
}

/** Whether a page of the desk would ask to be confirmed before it shows anything. */
export const asksToConfirm = (to: string): boolean =>
  allPlaces.some(({ path, fresh }) => fresh && matchPath(`/${path}`, to.replace(/\?.*/s, '')));

export const allows = (rule: Rule, role: Role | undefined): boolean =>
  rule.roles === 'anyone' || (role !== undefined && rule.roles.includes(role));
