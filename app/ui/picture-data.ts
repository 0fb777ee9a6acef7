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

/** AVIF comes in all of these up to the master's width; the JPEG fallback only in the coarse ones. */
const fineWidths = [320, 640, 800, 1080, 1600, 2400];
const coarseWidths = [640, 1600];

const upTo = (widths: number[], master: number) => {
  const smaller = widths.filter((width) => width < master);
  // A master whose width is on the ladder is its own largest size; another one is capped at its own width.
  return smaller.length === widths.length ? smaller : [...smaller, Math.min(master, 2400)];
};

export const avifWidths = (master: number) => upTo(fineWidths, master);
export const jpegWidths = (master: number) => upTo(coarseWidths, Math.min(master, 1600));
