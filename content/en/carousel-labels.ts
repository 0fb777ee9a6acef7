import type { CarouselWords } from '../model/shell.ts';

export const carouselLabels = {
  carousel: 'carousel',
  slide: 'slide',
  position: '{n} of {total}',
  pause: 'Pause the slides',
  play: 'Play the slides',
  previous: 'Previous slide',
  next: 'Next slide',
  choose: 'Choose a slide',
  goTo: 'Slide {n} of {total}',
} satisfies CarouselWords;
