import type { HomePage } from '../../content/home.ts';
import { paths } from '../../content/paths.ts';
import { TestimonialCard, type TestimonialCardProps } from '../sections/testimonial-card.tsx';
import { Band } from '../ui/band.tsx';
import { HomeHeading } from './home-heading.tsx';
import styles from './home-testimonials.module.css';

type HomeTestimonialsProps = HomePage['testimonials'] & {
  readonly reviews: readonly TestimonialCardProps['review'][];
  readonly ratingSuffix: string;
};

export function HomeTestimonials({
  allTestimonials,
  reviews,
  ratingSuffix,
  ...words
}: HomeTestimonialsProps) {
  return (
    <Band ground="sand" labelledBy="testimonials-title">
      <HomeHeading
        id="testimonials-title"
        {...words}
        link={{ to: paths.testimonials, label: allTestimonials }}
      />
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={review.id}>
            <TestimonialCard review={review} ratingSuffix={ratingSuffix} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
