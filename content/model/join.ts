import type { BannerWords, PageBanner } from './types.ts';

/** The model says which picture opens a page, the language what stands on it. */
export const bannerOf = ({ alt, ...words }: BannerWords, name: PictureName): PageBanner => ({
  ...words,
  picture: { name, alt },
});

/** A list in the model's order, each item with its words. */
export const inOrder = <Id extends string, Words extends object>(
  ids: readonly Id[],
  words: Readonly<Record<Id, Words>>,
): (Words & { readonly id: Id })[] => ids.map((id) => ({ id, ...words[id] }));
