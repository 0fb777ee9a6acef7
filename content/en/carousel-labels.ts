/** What the controls of every carousel say. `{n}` is a slide's number, `{total}` the number of slides. */
export const carouselLabels = {
  carousel: 'carousel',
  slide: 'slide',
  position: '{n} of {total}',
  pause: 'Stop the slides moving',
  play: 'Let the slides move',
  previous: 'Previous slide',
  next: 'Next slide',
  choose: 'Choose a slide',
  goTo: 'Slide {n} of {total}',
} as const;
