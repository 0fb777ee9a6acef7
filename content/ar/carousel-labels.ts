import type { CarouselWords } from '../model/shell.ts';

export const carouselLabels = {
  carousel: 'شرائح متحركة',
  slide: 'شريحة',
  position: '{n} من {total}',
  pause: 'أوقف حركة الشرائح',
  play: 'شغّل حركة الشرائح',
  previous: 'الشريحة السابقة',
  next: 'الشريحة التالية',
  choose: 'اختر شريحة',
  goTo: 'الشريحة {n} من {total}',
} satisfies CarouselWords;
