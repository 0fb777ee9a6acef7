const one = { standard: 1, narrower: [] } as const;

const threeTwoOne = {
  standard: 3,
  narrower: [
    { maxWidthPx: 1024, slides: 2 },
    { maxWidthPx: 768, slides: 1 },
  ],
} as const;

/** Every number that moves a carousel stands here; app/ui/carousel-settings.ts says what each means. All of them loop (spec §4). */
export const carouselTimings = {
  // spec §9: autoplays at 3000 ms with a 500 ms fade, one slide at a time, with dots
  homeBanner: { inView: one, autoplayMs: 3000, speedMs: 500 },

  // spec §9: services and group pages autoplay at 1000 ms, speed 500 ms, with dots
  heroBanner: { inView: one, autoplayMs: 1000, speedMs: 500 },

  // spec §9: 3 slides on desktop, 2 up to 1024, 1 up to 768; 3000 ms, 500 ms
  testimonials: { inView: threeTwoOne, autoplayMs: 3000, speedMs: 500 },

  // spec §9: default 3 items; 500 ms, 500 ms. The spec names no steps here: the service pages' lower two apply.
  clients: {
    inView: {
      standard: 3,
      narrower: [
        { maxWidthPx: 768, slides: 2 },
        { maxWidthPx: 480, slides: 1 },
      ],
    },
    autoplayMs: 500,
    speedMs: 500,
  },

  // spec §9: on the service pages 4, then 3 up to 1024, 2 up to 768, 1 up to 480
  clientsOnServicePages: {
    inView: {
      standard: 4,
      narrower: [
        { maxWidthPx: 1024, slides: 3 },
        { maxWidthPx: 768, slides: 2 },
        { maxWidthPx: 480, slides: 1 },
      ],
    },
    autoplayMs: 500,
    speedMs: 500,
  },

  // spec §9: 4 on large screens, 3 below 1024, 2 below 768, 1 below 480; moves as the client logo slider does
  clientPortfolio: {
    inView: {
      standard: 4,
      narrower: [
        { maxWidthPx: 1023, slides: 3 },
        { maxWidthPx: 767, slides: 2 },
        { maxWidthPx: 479, slides: 1 },
      ],
    },
    autoplayMs: 500,
    speedMs: 500,
  },

  // spec §9: 3, 2 and 1 slides. The spec names no timing here: the testimonials' applies.
  certificates: { inView: threeTwoOne, autoplayMs: 3000, speedMs: 500 },

  // spec §9: 2 slides (1 at 480px or less), 1000 ms, 500 ms
  homeAccreditations: {
    inView: { standard: 2, narrower: [{ maxWidthPx: 480, slides: 1 }] },
    autoplayMs: 1000,
    speedMs: 500,
  },
} as const;

/** The home banner's text has faded out after this much scrolling. spec §9 */
export const homeBannerFadedAtPx = 500;
