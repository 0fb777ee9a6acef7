import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { Access } from '../contract/desk/access.ts';
import { type Desk, deskContext } from '../contract/desk/desk-context.ts';
import type { SignedIn } from '../contract/desk/person.ts';
import { addresses } from './addresses.ts';
import {
  allows,
  type Intent,
  type Params,
  type PlaceName,
  pageOf,
  places,
  type Rule,
  ruleOf,
} from './rules.ts';

interface Asked {
  readonly request: Request;
  readonly url: URL;
  readonly params: Params;
}

/** In a place for staff there is a person and a desk; in one for anybody only the way in. */
type Given<Name extends PlaceName> = Asked &
  ((typeof places)[Name]['roles'] extends 'anyone'
    ? { readonly access: Access; readonly person: SignedIn | undefined }
    : { readonly desk: Desk; readonly person: SignedIn });

/** What lies outside somebody's work looks to them like what does not exist. */
export const notFound = () => data(null, { status: 404 });

/** The loader of a place, run only for those the rules allow. */
export function page<Name extends PlaceName, Result>(
  name: Name,
  load: (given: Given<Name>) => Result | Promise<Result>,
) {
  return async (args: LoaderFunctionArgs): Promise<Result> => load(await admit(name, places[name], args));
}

type Handlers<Name extends PlaceName> = {
  readonly [Key in Intent<Name>]: (given: Given<Name>, form: FormData) => unknown;
};

/** The action of a place: one handler for each intent of the rule table, and none besides. */
export function actions<Name extends PlaceName, Chosen extends Handlers<Name>>(name: Name, handlers: Chosen) {
  return async (
    args: LoaderFunctionArgs,
  ): Promise<Awaited<ReturnType<Chosen[keyof Chosen & Intent<Name>]>>> => {
    // The body was bounded before it came here (server/http/desk.ts).
    const form = await args.request.formData().catch(() => new FormData());
    const intent = String(form.get('intent') ?? '');
    const rule = ruleOf(name, intent);
    const given = await admit(name, rule ?? places[name], args, intent);
    if (!rule) throw notFound();
    type Result = Awaited<ReturnType<Chosen[keyof Chosen & Intent<Name>]>>;
    return (await handlers[intent as Intent<Name>](given, form)) as Result;
  };
}

async function admit<Name extends PlaceName>(
  name: Name,
  rule: Rule,
  { request, url, params, context }: LoaderFunctionArgs,
  intent?: string,
): Promise<Given<Name>> {
  const { person, access, deskOf, refused } = context.get(deskContext);
  const asked = { request, url, params };
  if (places[name].roles === 'anyone') return { ...asked, access, person } as unknown as Given<Name>;
  // Whoever posted comes back to the page itself: what they typed cannot be sent on.
  const here = pageOf(name, url, params);
  if (!person) throw redirect(addresses.signIn(here), 303);
  if (!allows(rule, person.role) || !allows(places[name], person.role)) {
    await refused(person, intent ? `${name} ${intent}` : name);
    throw notFound();
  }
  const isConfirmed = person.fresh || (rule.fresh === 'or-first-passkey' && person.mayAddFirst);
  if (rule.fresh && !isConfirmed) throw redirect(addresses.confirm(here), 303);
  return { ...asked, desk: deskOf(person), person } as unknown as Given<Name>;
}
