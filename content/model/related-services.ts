import type { ThreeOf } from './service-types.ts';
import type { ServiceSlug, StandaloneSlug } from './services.ts';

/** The three services that a reader of one most often needs next. */
export const relatedServices: { readonly [S in ServiceSlug]: ThreeOf<Exclude<ServiceSlug, S>> } = {
  chiller: ['hvac-systems', 'electrical', 'elv-systems'],
  'hvac-systems': ['chiller', 'electrical', 'elv-systems'],
  electrical: ['elv-systems', 'hvac-systems', 'fire-fighting'],
  plumbing: ['fire-fighting', 'civil', 'landscaping'],
  civil: ['painting', 'carpentry', 'plumbing'],
  carpentry: ['painting', 'civil', 'house-keeping'],
  painting: ['civil', 'carpentry', 'facade-cleaning'],
  'house-keeping': ['facade-cleaning', 'pest-control', 'waste-management'],
  'facade-cleaning': ['bmu-maintenance', 'painting', 'house-keeping'],
  'pest-control': ['house-keeping', 'landscaping', 'waste-management'],
  security: ['concierge', 'elv-systems', 'fire-fighting'],
  'life-guard': ['security', 'concierge', 'plumbing'],
  concierge: ['security', 'house-keeping', 'life-guard'],
  'elv-systems': ['security', 'fire-fighting', 'electrical'],
  'fire-fighting': ['elv-systems', 'plumbing', 'elevator'],
  elevator: ['bmu-maintenance', 'electrical', 'fire-fighting'],
  landscaping: ['pest-control', 'waste-management', 'plumbing'],
  'waste-management': ['house-keeping', 'pest-control', 'landscaping'],
  'bmu-maintenance': ['facade-cleaning', 'elevator', 'electrical'],
};

/** The services that carry out a top-level entry that is no group. */
export const closestServices: Readonly<Record<StandaloneSlug, ThreeOf<ServiceSlug>>> = {
  'waste-management': ['waste-management', 'house-keeping', 'pest-control'],
  'disinfection-sanitization': ['house-keeping', 'plumbing', 'pest-control'],
  'civil-works': ['civil', 'painting', 'carpentry'],
};
