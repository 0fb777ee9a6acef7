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

/** The numbers as attributes: the content security policy closes inline styles, so the sheet has a rule for each in use. */
export const inViewAttributes = ({ standard, narrower }: SlidesInView): Record<string, number> =>
  Object.fromEntries([
    ['data-in-view', standard],
    ...narrower.map(({ maxWidthPx, slides }) => [`data-in-view-${maxWidthPx}`, slides]),
  ]);
