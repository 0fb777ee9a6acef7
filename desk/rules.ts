import { type Role, roles } from '../contract/desk/roles.ts';

/** Who may: anybody at all, or staff of these roles. `fresh` asks for the passkey again first. */
export interface Rule {
  readonly roles: readonly Role[] | 'anyone';
  readonly fresh?: true;
}

/** An address of the desk. The route table is made from this one: a page without a rule cannot be reached. */
interface Place extends Rule {
  readonly path: string;
  /** Its module in desk/screens. */
  readonly screen: string;
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
  export: { path: 'inbox/export', screen: 'export', ...staff, fresh: true },
  entry: {
    path: 'entries/:reference',
    screen: 'entry',
    ...staff,
    actions: { status: staff, owner: staff, note: staff },
  },
  cv: { path: 'entries/:reference/cv', screen: 'cv', ...readsCvs },
  /** Server-sent events: that something came in, never what. */
  arrivals: { path: 'arrivals', screen: 'arrivals', ...staff },
  account: {
    path: 'account',
    screen: 'account',
    ...staff,
    actions: {
      'add-passkey': { ...staff, fresh: true },
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

export const allows = (rule: Rule, role: Role | undefined): boolean =>
  rule.roles === 'anyone' || (role !== undefined && rule.roles.includes(role));
