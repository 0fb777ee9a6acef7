import type { Testimonial } from '../../content/en/testimonials.ts';
import { Picture } from '../ui/picture.tsx';
import type { ResolvedPicture } from '../ui/picture-data.ts';
import { Stars } from '../ui/stars.tsx';
import styles from './testimonial-card.module.css';

export interface TestimonialCardProps {
  readonly review: Omit<Testimonial, 'authorimg'> & { readonly authorimg: ResolvedPicture };
  /** Follows the number: "out of 5 stars". */
  readonly ratingSuffix: string;
}

/** The first letter of the source, drawn as its mark; the source's name stands beside it. */
const markOf = (source: Testimonial['from']) => source.charAt(0).toUpperCase();

export function TestimonialCard({ review, ratingSuffix }: TestimonialCardProps) {
  const { fromtext, from, description, authorimg, authorname, rating } = review;
  return (
    <figure className={styles.card}>
      <div className={styles.top}>
        <Stars rating={rating} label={`${rating} ${ratingSuffix}`} />
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
