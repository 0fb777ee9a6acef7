import type { SlideWords, ThreeOf, ThreeSlides } from './service-types.ts';
import type { BannerWords, CaptionedPicture, PageBanner } from './types.ts';

/** The model says which picture opens a page, the language what stands on it. */
export const bannerOf = ({ alt, ...words }: BannerWords, name: PictureName): PageBanner => ({
  ...words,
  picture: { name, alt },
});

/** Words that describe a picture, with that picture in the place of the description. */
export const pictured = <Words extends { readonly alt: string }>(
  { alt, ...words }: Words,
  name: PictureName,
): Omit<Words, 'alt'> & { readonly picture: CaptionedPicture } => ({ ...words, picture: { name, alt } });

/** A list in the model's order, each item with its words. */
export const inOrder = <Id extends string, Words extends object>(
  ids: readonly Id[],
  words: Readonly<Record<Id, Words>>,
): (Words & { readonly id: Id })[] => ids.map((id) => ({ id, ...words[id] }));

/** The same with a picture each. */
export const picturedInOrder = <Id extends string, Words extends { readonly alt: string }>(
  ids: readonly Id[],
  words: Readonly<Record<Id, Words>>,
  picture: (id: Id) => PictureName,
) => ids.map((id) => ({ id, ...pictured(words[id], picture(id)) }));

/** The three slides of an opening. */
export const slidesOf = ([a, b, c]: ThreeOf<SlideWords>, [x, y, z]: ThreeOf<PictureName>): ThreeSlides => [
  pictured(a, x),
  pictured(b, y),
  pictured(c, z),
];
