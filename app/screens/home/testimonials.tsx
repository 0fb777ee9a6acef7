import { TestimonialCard, type TestimonialCardProps } from '../../sections/testimonial-card.tsx';
import { Band } from '../../ui/band.tsx';
import { usePaths } from '../../use-paths.ts';
import type { Route } from './+types/route.ts';
import { Heading } from './heading.tsx';
import styles from './testimonials.module.css';

type TestimonialsProps = Route.ComponentProps['loaderData']['testimonials'] & {
  readonly reviews: readonly TestimonialCardProps['review'][];
};

export function Testimonials({ allTestimonials, reviews, ...words }: TestimonialsProps) {
  const paths = usePaths();
  return (
    <Band ground="sand" labelledBy="testimonials-title">
      <Heading id="testimonials-title" {...words} link={{ to: paths.testimonials, label: allTestimonials }} />
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={review.id}>
            <TestimonialCard review={review} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
