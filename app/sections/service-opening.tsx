import { type BannerSlide, BannerSlider } from '../ui/banner-slider.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import type { CarouselTiming } from '../ui/carousel-settings.ts';
import { usePaths } from '../use-paths.ts';
import { useSite } from '../use-site.ts';
import styles from './service-opening.module.css';

interface ServiceOpeningProps {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly crumb: string;
  /** The pages between Home and this one. */
  readonly between?: readonly { readonly label: string; readonly to: string }[] | undefined;
  readonly slides: readonly BannerSlide[];
  /** Names the slider. */
  readonly slidesLabel: string;
  readonly timing: CarouselTiming;
}

/** The page's name stands still while slides change behind and below it. */
export function ServiceOpening(props: ServiceOpeningProps) {
  const paths = usePaths();
  const { title, subtitle, crumb, between = [], slides, slidesLabel, timing } = props;
  const { breadcrumb, carousel } = useSite().words;
  return (
    <div className={styles.opening} data-ground="dark">
      <div className={styles.head}>
        <Breadcrumb
          label={breadcrumb.label}
          steps={[{ label: breadcrumb.home, to: paths.home }, ...between]}
          current={crumb}
        />
        <h1>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {/* Faded, not pushed: the dark ground under the page's name never moves away from it. */}
      <BannerSlider
        {...timing}
        effect="fade"
        slides={slides}
        label={slidesLabel}
        labels={carousel}
        className={styles.slider}
      />
    </div>
  );
}
