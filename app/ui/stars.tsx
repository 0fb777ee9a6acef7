import styles from './stars.module.css';

interface StarsProps {
  readonly rating: number;
  /** What is read out instead: "5 out of 5 stars". */
  readonly label: string;
  readonly className?: string | undefined;
}

const places = [1, 2, 3, 4, 5];
const star =
  'M12 2.2l2.9 6.1 6.7.9a.5.5 0 0 1 .28.86l-4.9 4.67 1.2 6.65a.5.5 0 0 1-.73.53L12 18.7l-5.45 3.2a.5.5 0 0 1-.73-.52l1.2-6.65-4.9-4.67a.5.5 0 0 1 .28-.86l6.7-.9z';

/** Five stars, filled up to the rating. */
export function Stars({ rating, label, className = '' }: StarsProps) {
  return (
    <span role="img" aria-label={label} className={`${styles.stars} ${className}`.trim()}>
      {places.map((place) => (
        <svg
          key={place}
          viewBox="0 0 24 24"
          className={styles.star}
          data-filled={place <= Math.round(rating)}
          aria-hidden="true"
        >
          <path d={star} />
        </svg>
      ))}
    </span>
  );
}
