import { ButtonLink } from '../../ui/button-link.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import styles from './heading.module.css';

interface HeadingProps {
  readonly id: string;
  readonly eyebrow?: string | undefined;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly link: { readonly to: string; readonly label: string };
}

/** A section's heading with the way to all of what it shows a part of. */
export function Heading({ link, ...words }: HeadingProps) {
  return (
    <div className={styles.row}>
      <SectionHeading {...words} className={styles.heading} />
      <ButtonLink to={link.to} look="secondary" icon="arrow-right" className={styles.link}>
        {link.label}
      </ButtonLink>
    </div>
  );
}
