/**
 * The service tree by name only: what menus, search, the footer, the prerender list and the path
 * builder need. The words and pictures of each entry are in catalogue.ts.
 */
export const groups = [
  {
    slug: 'hard-services',
    title: 'Hard Services',
    services: [
      { slug: 'chiller', title: 'Chiller' },
      { slug: 'hvac-systems', title: 'HVAC Systems' },
      { slug: 'electrical', title: 'Electrical' },
      { slug: 'plumbing', title: 'Plumbing' },
      { slug: 'civil', title: 'Civil' },
      { slug: 'carpentry', title: 'Carpentry' },
      { slug: 'painting', title: 'Painting' },
    ],
  },
  {
    slug: 'soft-services',
    title: 'Soft Services',
    services: [
      { slug: 'house-keeping', title: 'House Keeping' },
      { slug: 'facade-cleaning', title: 'Facade Cleaning' },
      { slug: 'pest-control', title: 'Pest Control' },
    ],
  },
  {
    slug: 'security-services',
    title: 'Security Services',
    services: [
      { slug: 'security', title: 'Security' },
      { slug: 'life-guard', title: 'Life Guard' },
      { slug: 'concierge', title: 'Concierge' },
    ],
  },
  {
    slug: 'specialized-services',
    title: 'Specialized Services',
    services: [
      { slug: 'elv-systems', title: 'ELV Systems' },
      { slug: 'fire-fighting', title: 'Fire Fighting' },
      { slug: 'elevator', title: 'Elevator' },
      { slug: 'landscaping', title: 'Landscaping' },
      { slug: 'waste-management', title: 'Waste Management' },
      { slug: 'bmu-maintenance', title: 'BMU Maintenance' },
    ],
  },
] as const;

/** The umbrella over the four groups. */
export const umbrella = { slug: 'ifm-services', title: 'IFM Services' } as const;

/** Top-level entries that are no group but have a page of their own (spec §3). */
export const standaloneEntries = [
  { slug: 'waste-management', title: 'Waste Management' },
  { slug: 'disinfection-sanitization', title: 'Disinfection & Sanitization' },
  { slug: 'civil-works', title: 'Civil works' },
] as const;

type Group = (typeof groups)[number];
export type GroupSlug = Group['slug'];
export type MainCategorySlug = GroupSlug | typeof umbrella.slug;
export type MainCategory = Group['title'] | typeof umbrella.title;
export type ServiceSlug = Group['services'][number]['slug'];
export type StandaloneSlug = (typeof standaloneEntries)[number]['slug'];
