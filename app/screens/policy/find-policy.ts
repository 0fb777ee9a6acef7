import { type PolicySlug, policySlugs } from '../../../content/model/policies.ts';

/**
 * The shared policy page chooses its content from the last part of the current path (spec §2), in any language. Capitals
 * count as little as they do for the router, which finds the page by them while developing.
 */
export const findPolicy = (pathname: string): PolicySlug | undefined =>
  policySlugs.find((slug) => new RegExp(`^(/[a-z]{2})?/${slug}/?$`, 'i').test(pathname));
