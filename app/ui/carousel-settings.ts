/** How many slides stand side by side: `standard`, unless the window is at most `maxWidthPx` wide. */
export interface SlidesInView {
  readonly standard: number;
  readonly narrower: readonly { readonly maxWidthPx: number; readonly slides: number }[];
}

/** What a place says of its carousel (content/model/carousel-timings.ts). */
export type CarouselTiming = Required<Pick<CarouselSettings, 'inView' | 'autoplayMs' | 'speedMs'>>;

export interface CarouselSettings {
  readonly inView: SlidesInView;
  /** Without it the carousel waits for the visitor. */
  readonly autoplayMs?: number | undefined;
  readonly speedMs: number;
  readonly loop?: boolean | undefined;
  readonly effect?: 'slide' | 'fade' | undefined;
  readonly dots?: boolean | undefined;
  readonly arrows?: boolean | undefined;
}

/** What the moving part tells of itself; before it has arrived there is none. */
export interface CarouselView {
  readonly first: number;
  readonly inView: number;
  readonly rotating: boolean;
}

/** `{n}` and `{total}` stand for the slide's number and the number of slides. */
export interface CarouselLabels {
  /** What the whole is called: "carousel". */
  readonly carousel: string;
  /** What one part is called: "slide". */
  readonly slide: string;
  /** "{n} of {total}" */
  readonly position: string;
  readonly pause: string;
  readonly play: string;
  readonly previous: string;
  readonly next: string;
  /** Names the row of dots. */
  readonly choose: string;
  /** "Go to slide {n}" */
  readonly goTo: string;
}

export const fillLabel = (template: string, n: number, total: number) =>
  template.replace('{n}', String(n)).replace('{total}', String(total));

/** The counts that carousel.module.css has rules for: side by side, and in windows up to a width. */
const counts = [1, 2, 3, 4];
const countsUpTo: Readonly<Record<number, readonly number[]>> = {
  1024: [3, 2],
  1023: [3],
  768: [2, 1],
  767: [2],
  480: [1],
  479: [1],
};

/** The numbers as attributes: the content security policy closes inline styles, so the sheet reads these. */
export function inViewAttributes({ standard, narrower }: SlidesInView): Record<string, number> {
  const unknown = narrower.find(({ maxWidthPx, slides }) => !countsUpTo[maxWidthPx]?.includes(slides));
  if (unknown || !counts.includes(standard))
    throw new Error(`carousel.module.css has no rule for ${JSON.stringify(unknown ?? standard)} in view.`);
  return Object.fromEntries([
    ['data-in-view', standard],
    ...narrower.map(({ maxWidthPx, slides }) => [`data-in-view-${maxWidthPx}`, slides]),
  ]);
}
