import { CertificateCard, type CertificateCardProps } from '../../sections/certificate-card.tsx';
import { Band } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import type { CarouselTiming } from '../../ui/carousel-settings.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { usePaths } from '../../use-paths.ts';
import { useSite } from '../../use-site.ts';
import type { Route } from './+types/route.ts';
import styles from './accreditations.module.css';

type AccreditationsProps = Route.ComponentProps['loaderData']['accreditations'] & {
  readonly certificates: readonly CertificateCardProps['certificate'][];
  readonly timing: CarouselTiming;
};

export function Accreditations({ allAccreditations, certificates, timing, ...words }: AccreditationsProps) {
  const paths = usePaths();
  const { carousel } = useSite().words;
  return (
    <Band labelledBy="accreditations-title">
      <div className={styles.columns}>
        <div className={styles.words}>
          <SectionHeading id="accreditations-title" {...words} />
          <ButtonLink to={paths.accreditations} look="secondary" icon="arrow-right">
            {allAccreditations}
          </ButtonLink>
        </div>
        <Carousel {...timing} label={words.eyebrow ?? words.title} labels={carousel} dots arrows>
          {certificates.map((certificate) => (
            <CertificateCard key={certificate.id} certificate={certificate} />
          ))}
        </Carousel>
      </div>
    </Band>
  );
}
