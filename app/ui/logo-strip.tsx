import { Carousel } from './carousel.tsx';
import type { CarouselLabels, CarouselSettings } from './carousel-settings.ts';
import styles from './logo-strip.module.css';
import { Picture } from './picture.tsx';
import type { ResolvedPicture } from './picture-data.ts';

interface LogoStripProps extends Pick<CarouselSettings, 'inView' | 'autoplayMs' | 'speedMs'> {
  readonly logos: readonly ResolvedPicture[];
  readonly label: string;
  readonly labels: CarouselLabels;
  readonly className?: string | undefined;
}

/** One-colour logos that pass by one at a time; they can be stopped, and walked through by the arrows. */
export function LogoStrip({ logos, className, ...carousel }: LogoStripProps) {
  return (
    <Carousel {...carousel} arrows className={`${styles.strip} ${className ?? ''}`}>
      {logos.map((logo) => (
        <div key={logo.src} className={styles.plate}>
          <Picture of={logo} sizes="240px" className={styles.logo} />
        </div>
      ))}
    </Carousel>
  );
}
