/** What a page needs to know of one encoded picture; made by the build, a few dozen bytes each. */
export interface PictureData {
  /** The address without width and ending, or the whole address of a vector drawing. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** The picture's mean colour, shown until it has arrived. Vector drawings have none. */
  readonly colour?: string;
}

export interface ResolvedPicture extends PictureData {
  readonly alt: string;
}

/** AVIF comes in all of these up to the master's width. */
const widths = [400, 800, 1200, 1600, 2400];

export function avifWidths(master: number): number[] {
  const smaller = widths.filter((width) => width < master);
  // A master whose width is on the ladder is its own largest size; another one is capped at its own width.
  return smaller.length === widths.length ? smaller : [...smaller, Math.min(master, 2400)];
}

/** Every browser that reads our style sheets reads AVIF; one JPEG each is for everybody else, in this width. */
export const jpegWidth = 1200;

export const jpegOf = ({ src }: PictureData) => `${src}.jpg`;
