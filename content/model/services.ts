/**
 * sample: true: what the words of each service promise is to be replaced by what the owner delivers.
 *
 * The service tree: ids (the slugs of spec §2), order and groups. An id is identity in addresses,
 * joins, icons and pictures; what an entry is called is a matter of language (content/en/services).
 */
export const groups = [
  {
    slug: 'hard-services',
    services: ['chiller', 'hvac-systems', 'electrical', 'plumbing', 'civil', 'carpentry', 'painting'],
  },
  { slug: 'soft-services', services: ['house-keeping', 'facade-cleaning', 'pest-control'] },
  { slug: 'security-services', services: ['security', 'life-guard', 'concierge'] },
  {
    slug: 'specialized-services',
    services: [
      'elv-systems',
      'fire-fighting',
      'elevator',
      'landscaping',
      'waste-management',
      'bmu-maintenance',
    ],
  },
] as const;

/** The umbrella over the four groups. */
export const umbrella = { slug: 'ifm-services' } as const;

/** Top-level entries that are no group but have a page of their own (spec §3). */
export const standaloneSlugs = ['waste-management', 'disinfection-sanitization', 'civil-works'] as const;

type Group = (typeof groups)[number];
export type GroupSlug = Group['slug'];
export type MainCategorySlug = GroupSlug | typeof umbrella.slug;
export type ServiceSlug = Group['services'][number];
export type StandaloneSlug = (typeof standaloneSlugs)[number];

const umbrellaAndGroups = (): readonly MainCategorySlug[] => [
  umbrella.slug,
  ...groups.map(({ slug }) => slug),
];

/** In the order of menus and of the overview. Marked pure: browser scripts do not need it and leave it out. */
export const mainCategories = /* @__PURE__ */ umbrellaAndGroups();
