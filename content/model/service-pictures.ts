import type { ThreeOf } from './service-types.ts';
import type { MainCategorySlug, ServiceSlug, StandaloneSlug } from './services.ts';

/** A service's pictures carry its slug: a new service without masters does not compile. */
export const servicePictures = <S extends ServiceSlug>(slug: S) =>
  ({ card: `services/${slug}`, process: [`services/${slug}-a`, `services/${slug}-b`] }) as const;

export const groupPictures: Readonly<
  Record<MainCategorySlug, { readonly card: PictureName; readonly slides: ThreeOf<PictureName> }>
> = {
  'ifm-services': {
    card: 'banners/ifm-1',
    slides: ['banners/ifm-1', 'banners/ifm-2', 'banners/ifm-3'],
  },
  'hard-services': {
    card: 'banners/hard-3',
    slides: ['banners/hard-1', 'banners/hard-2', 'banners/hard-3'],
  },
  'soft-services': {
    card: 'banners/soft-1',
    slides: ['banners/soft-1', 'banners/soft-2', 'banners/soft-3'],
  },
  'security-services': {
    card: 'banners/security-1',
    slides: ['banners/security-1', 'banners/security-2', 'banners/security-3'],
  },
  'specialized-services': {
    card: 'banners/specialized-1',
    slides: ['banners/specialized-1', 'banners/specialized-2', 'banners/specialized-3'],
  },
};

export const overviewPictures: ThreeOf<PictureName> = [
  'banners/hard-2',
  'banners/soft-2',
  'banners/specialized-2',
];

/** The card's picture may also be on a service's card; the entry's own page has two others. */
export const standalonePictures: Readonly<
  Record<
    StandaloneSlug,
    {
      readonly card: PictureName;
      readonly banner: PictureName;
      readonly inside: PictureName;
      readonly icon: IconName;
    }
  >
> = {
  'waste-management': {
    card: 'services/waste-management',
    banner: 'services/waste-management',
    inside: 'services/waste-management-b',
    icon: 'waste-management',
  },
  'disinfection-sanitization': {
    card: 'services/disinfection-sanitization',
    banner: 'services/disinfection-sanitization',
    inside: 'services/disinfection-sanitization-a',
    icon: 'house-keeping',
  },
  'civil-works': {
    card: 'services/civil',
    banner: 'services/civil-a',
    inside: 'services/civil-b',
    icon: 'civil',
  },
};
