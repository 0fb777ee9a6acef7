import type { reviewsOf } from '../../content/testimonials.server.ts';
import type { WithPictures } from '../pictures.server.ts';
import { Picture } from '../ui/picture.tsx';
import { Stars } from '../ui/stars.tsx';
import styles from './testimonial-card.module.css';

export interface TestimonialCardProps {
  readonly review: WithPictures<ReturnType<typeof reviewsOf>[number]>;
}

/** The first letter of the source, drawn as its mark; the source's name stands beside it. */
const markOf = (source: string) => source.charAt(0).toUpperCase();

export function TestimonialCard({ review }: TestimonialCardProps) {
  const { fromtext, from, description, authorimg, authorname, rating, ratingLabel } = review;
  return (
    <figure className={styles.card}>
      <div className={styles.top}>
        <Stars rating={rating} label={ratingLabel} />
        <p className={styles.source}>
          <span aria-hidden="true" className={styles.mark} data-source={from}>
            {markOf(from)}
          </span>
          {fromtext}
        </p>
      </div>
      <blockquote className={styles.text}>
        <p>{description}</p>
      </blockquote>
      <figcaption className={styles.author}>
        <Picture of={authorimg} sizes="64px" className={styles.portrait} />
        <span className={styles.name}>{authorname}</span>
      </figcaption>
    </figure>
  );
}
