import { Band } from '../ui/band.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import type { CarouselTiming } from '../ui/carousel-settings.ts';
import { LogoStrip } from '../ui/logo-strip.tsx';
import type { ResolvedPicture } from '../ui/picture-data.ts';
import { SectionHeading } from '../ui/section-heading.tsx';
import { useSite } from '../use-site.ts';
import styles from './client-strip.module.css';

interface ClientStripProps {
  readonly eyebrow?: string | undefined;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly logos: readonly ResolvedPicture[];
  readonly timing: CarouselTiming;
  /** Where all of them are told of. */
  readonly more?: { readonly to: string; readonly label: string } | undefined;
  readonly ground?: 'page' | 'sand' | 'raised' | undefined;
}

/** Whom we work for, as logos passing by. */
export function ClientStrip({
  eyebrow,
  title,
  lead,
  logos,
  timing,
  more,
  ground = 'page',
}: ClientStripProps) {
  const { carousel } = useSite().words;
  return (
    <Band ground={ground}>
      <SectionHeading eyebrow={eyebrow} title={title} lead={lead} align="centre" />
      {/* The strip itself is the landmark that carries the title. */}
      <LogoStrip logos={logos} label={title} labels={carousel} {...timing} />
      {more && (
        <p className={styles.more}>
          <ButtonLink to={more.to} look="secondary" icon="arrow-right">
            {more.label}
          </ButtonLink>
        </p>
      )}
    </Band>
  );
}
