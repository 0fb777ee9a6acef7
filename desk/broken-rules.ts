interface RuledPlace {
  readonly name: string;
  readonly screen: string;
  readonly roles: 'anyone' | readonly string[];
  readonly actions?: Readonly<Record<string, unknown>>;
}

/**
 * Where a screen goes past the rule table: one that no place names, a loader or an action that does not go through
 * desk/guard.ts under its own name, a place without roles.
 */
export function brokenRules(
  places: readonly RuledPlace[],
  screens: readonly string[],
  read: (screen: string) => string,
): string[] {
  const unruled = screens
    .filter((screen) => screen !== 'not-found' && !places.some((place) => place.screen === screen))
    .map((screen) => `desk/screens/${screen} has no rule in desk/rules.ts.`);
  const wrong = places.flatMap(({ name, screen, roles, actions }) => {
    const source = read(screen);
    const exported = (what: string) =>
      new RegExp(`export (?:const|(?:async )?function) ${what}\\b`).test(source);
    return [
      roles !== 'anyone' && !(Array.isArray(roles) && roles.length > 0) && `${name} names no roles.`,
      !source.includes(`export const loader = page('${name}',`) && `${name} loads past desk/guard.ts.`,
      exported('action') !== (actions !== undefined) && `${name} and its rules disagree about actions.`,
      exported('action') &&
        !source.includes(`export const action = actions('${name}',`) &&
        `${name} acts past desk/guard.ts.`,
      exported('middleware') && `${name} has a middleware, which runs before the rules.`,
    ].filter((sentence) => sentence !== false);
  });
  return [...unruled, ...wrong];
}
