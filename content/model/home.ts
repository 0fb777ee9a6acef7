/** sample: true: what its words say of the company is to be replaced by the owner's own. */
import type { PageKey } from './paths.ts';
import type { MainCategorySlug } from './services.ts';
import type { PageMeta, SectionWords } from './types.ts';

type Destination = { readonly group: MainCategorySlug } | { readonly page: PageKey };

/** Six, in the spec's order (§2). A slide's id is also the name of its scene in pictures/heroes. */
export const homeSlides = [
  { id: 'ifm', to: { group: 'ifm-services' } },
  { id: 'hard', to: { group: 'hard-services' } },
  { id: 'soft', to: { group: 'soft-services' } },
  { id: 'security', to: { group: 'security-services' } },
  { id: 'specialized', to: { group: 'specialized-services' } },
  { id: 'sustainability', to: { page: 'sustainability' } },
] as const satisfies readonly { readonly id: string; readonly to: Destination }[];
export type HomeSlideId = (typeof homeSlides)[number]['id'];

/** Two crops of one scene: `wide` for landscape windows, `tall` for narrow ones. */
export const heroCrops = (scene: HomeSlideId) =>
  ({ wide: `heroes/${scene}-wide`, tall: `heroes/${scene}-tall` }) as const satisfies Record<
    string,
    PictureName
  >;

export const homePictures = { about: 'about/office', callBack: 'gallery/team-4' } as const satisfies Record<
  string,
  PictureName
>;

export const homeFacts = ['years', 'response', 'end-to-end'] as const;

/** The services grid: the catalogue's entries after the first, at most five. spec §9 */
export const homeServicesLimit = 5;

export interface HomeWords {
  readonly meta: PageMeta;
  readonly slideButton: string;
  readonly slides: Readonly<
    Record<HomeSlideId, { readonly title: string; readonly subtitle: string; readonly alt: string }>
  >;
  readonly about: SectionWords & {
    readonly paragraphs: readonly string[];
    readonly facts: Readonly<
      Record<(typeof homeFacts)[number], { readonly figure: string; readonly text: string }>
    >;
    readonly alt: string;
    readonly learnMore: string;
    readonly jobs: string;
  };
  readonly callBack: SectionWords & { readonly alt: string; readonly note: string };
  readonly services: SectionWords & { readonly allServices: string };
  readonly partners: SectionWords & { readonly allClients: string };
  readonly testimonials: SectionWords & { readonly allTestimonials: string };
  readonly accreditations: SectionWords & { readonly eyebrow: string; readonly allAccreditations: string };
}
