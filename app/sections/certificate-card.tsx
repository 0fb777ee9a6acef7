import type { certificatesOf } from '../../content/certificates.server.ts';
import type { WithPictures } from '../pictures.server.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './certificate-card.module.css';

export interface CertificateCardProps {
  readonly certificate: WithPictures<ReturnType<typeof certificatesOf>[number]>;
  /** With these the card also says who issued it and when: the two labels, and the date or dates in words. */
  readonly facts?: { readonly issuer: string; readonly date: string; readonly issued: string } | undefined;
  readonly level?: 2 | 3 | undefined;
}

export function CertificateCard({ certificate, facts, level = 3 }: CertificateCardProps) {
  const { picture, title, subject, meaning, issuer, date, until } = certificate;
  const Title = `h${level}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <Picture of={picture} sizes="400px" className={styles.picture} />
      </div>
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        <p className={styles.subject}>{subject}</p>
        <p className={styles.meaning}>{meaning}</p>
        {facts && (
          <dl className={styles.facts}>
            <dt>{facts.issuer}</dt>
            <dd>{issuer}</dd>
            <dt>{facts.date}</dt>
            <dd>{until === undefined ? <time dateTime={date}>{facts.issued}</time> : facts.issued}</dd>
          </dl>
        )}
      </div>
    </article>
  );
}
