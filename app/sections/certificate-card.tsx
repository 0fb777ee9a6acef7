import type { Certificate } from '../../content/certificates.ts';
import { Picture } from '../ui/picture.tsx';
import type { ResolvedPicture } from '../ui/picture-data.ts';
import styles from './certificate-card.module.css';

export interface CertificateCardProps {
  readonly certificate: Omit<Certificate, 'picture'> & { readonly picture: ResolvedPicture };
  /** With these the card also says who issued it and when. */
  readonly labels?: { readonly issuer: string; readonly date: string } | undefined;
  readonly level?: 2 | 3 | undefined;
}

// The certificate's own calendar day, wherever the page is rendered or read.
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export function CertificateCard({ certificate, labels, level = 3 }: CertificateCardProps) {
  const { picture, title, subject, meaning, issuer, date } = certificate;
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
        {labels && (
          <dl className={styles.facts}>
            <dt>{labels.issuer}</dt>
            <dd>{issuer}</dd>
            <dt>{labels.date}</dt>
            <dd>
              <time dateTime={date}>{longDate.format(new Date(date))}</time>
            </dd>
          </dl>
        )}
      </div>
    </article>
  );
}
