import type { CarouselTiming } from '../../content/carousel-timings.ts';
import { Band } from '../ui/band.tsx';
import { LogoStrip } from '../ui/logo-strip.tsx';
import type { ResolvedPicture } from '../ui/picture-data.ts';
import { SectionHeading } from '../ui/section-heading.tsx';
import { useSite } from '../use-site.ts';

interface ClientStripProps {
  readonly eyebrow?: string | undefined;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly logos: readonly ResolvedPicture[];
  readonly timing: CarouselTiming;
  readonly ground?: 'page' | 'sand' | 'raised' | undefined;
}

/** Whom we work for, as logos passing by. */
export function ClientStrip({ eyebrow, title, lead, logos, timing, ground = 'page' }: ClientStripProps) {
  const { carousel } = useSite().words;
  return (
    <Band ground={ground} labelledBy="clients-title">
      <SectionHeading id="clients-title" eyebrow={eyebrow} title={title} lead={lead} align="centre" />
      <LogoStrip logos={logos} label={title} labels={carousel} {...timing} />
    </Band>
  );
}
