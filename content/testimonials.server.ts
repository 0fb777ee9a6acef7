import { contentOf } from './content.server.ts';
import type { Locale } from './model/locales.ts';
import { reviewRating, reviewSource, reviews } from './model/testimonials.ts';

/** Every review with its words; the fields carry the spec's names (§3). */
export function reviewsOf(locale: Locale) {
  const { items, source, rating } = contentOf(locale).testimonials.reviews;
  return reviews.map(({ id, portrait }) => ({
    id,
    fromtext: source,
    from: reviewSource,
    description: items[id].text,
    // Decoration: the name stands beside it.
    authorimg: { name: portrait, alt: '' },
    authorname: items[id].author,
    rating: reviewRating,
    ratingLabel: rating.replace('{n}', String(reviewRating)),
  }));
}
