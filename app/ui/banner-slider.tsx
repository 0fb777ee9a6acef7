import { useState } from 'react';
import styles from './banner-slider.module.css';
import { ButtonLink } from './button-link.tsx';
import { Carousel } from './carousel.tsx';
import type { CarouselLabels, CarouselSettings } from './carousel-settings.ts';
import { Picture } from './picture.tsx';
import type { PictureData, ResolvedPicture } from './picture-data.ts';
import { useScrollFade } from './use-scroll-fade.ts';

export interface BannerSlide {
  readonly title: string;
  readonly paragraph: string;
  readonly picture: ResolvedPicture;
  /** Another crop for narrow, upright screens. */
  readonly tall?: PictureData | undefined;
  readonly link?: { readonly to: string; readonly label: string } | undefined;
}

interface BannerSliderProps extends Pick<CarouselSettings, 'inView' | 'autoplayMs' | 'speedMs' | 'effect'> {
  readonly slides: readonly BannerSlide[];
  readonly label: string;
  readonly labels: CarouselLabels;
  /** The first slide may carry the page's heading. All others are on the second level, whichever is in view. */
  readonly heading?: 'h1' | 'h2' | undefined;
  /** banner: as high as its pictures; hero: fills the window and has upright crops. */
  readonly size?: 'banner' | 'hero' | undefined;
  /** The words are gone once the page has been scrolled this far. */
  readonly fadedAtPx?: number | undefined;
  readonly className?: string | undefined;
}

/** Words over the calm part of large pictures, one at a time. */
export function BannerSlider({
  slides,
  heading = 'h2',
  size = 'banner',
  fadedAtPx,
  className = '',
  ...carousel
}: BannerSliderProps) {
  const fading = useScrollFade(fadedAtPx);
  /** It stays a row that is scrolled by hand: no picture waits for its turn. */
  const [still, setStill] = useState(false);
  return (
    <div ref={fading} className={`${styles.banner} ${className}`.trim()} data-size={size}>
      <Carousel
        {...carousel}
        dots
        controls="over"
        className={styles.carousel}
        onFailure={() => setStill(true)}
      >
        {slides.map(({ title, paragraph, picture, tall, link }, index) => {
          const Title = index === 0 ? heading : 'h2';
          return (
            <div key={title} className={styles.scene} data-later={(index > 0 && !still) || undefined}>
              <Picture
                of={picture}
                tall={tall}
                sizes="100vw"
                leading={index === 0}
                className={styles.picture}
              />
              <div
                className={styles.words}
                data-ground="dark"
                data-fading={fadedAtPx !== undefined || undefined}
              >
                <div className={styles.lines}>
                  <Title className={styles.title}>{title}</Title>
                  <p className={styles.paragraph}>{paragraph}</p>
                  {link && (
                    <ButtonLink to={link.to} size="large" icon="arrow-right" className={styles.link}>
                      {link.label}
                    </ButtonLink>
                  )}
                </div>
              </div>
            </div>
          );
        })}
      </Carousel>
    </div>
  );
}
