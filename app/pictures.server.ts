import manifest from '../.cache/pictures/manifest.json' with { type: 'json' };
import type { Locale } from '../content/model/locales.ts';
import type { CaptionedPicture } from '../content/model/types.ts';
import type { PictureData, ResolvedPicture } from './ui/picture-data.ts';

const pictures: Readonly<Record<string, PictureData>> = manifest;

/** A picture that a language has a version of its own of is taken from that language's folder. */
function pictureOf(locale: Locale, name: PictureName): PictureData {
  const data = pictures[`${locale}/${name}`] ?? pictures[name];
  if (!data) throw new Error(`There is no master pictures/${name}.jpg or .svg.`);
  return data;
}

/** Content with every named picture replaced by what the browser needs of it. */
export type WithPictures<T> = T extends CaptionedPicture
  ? Omit<T, 'name'> & ResolvedPicture
  : T extends object
    ? { [Key in keyof T]: WithPictures<T[Key]> }
    : T;

const isCaptionedPicture = (value: object): value is CaptionedPicture => 'name' in value && 'alt' in value;

/**
 * Walks a page's content once, in its loader, so that the page carries the data of the pictures it
 * shows and of no others.
 */
export function withPictures<T>(locale: Locale, content: T): WithPictures<T> {
  return resolve(locale, content) as WithPictures<T>;
}

function resolve(locale: Locale, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => resolve(locale, item));
  if (typeof value !== 'object' || value === null) return value;
  if (isCaptionedPicture(value)) {
    const { name, ...rest } = value;
    return { ...pictureOf(locale, name), ...rest };
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(locale, inner)]));
}
