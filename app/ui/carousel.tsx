import { Children, lazy, type ReactNode, useRef, useState } from 'react';
import styles from './carousel.module.css';
import {
  type CarouselLabels,
  type CarouselSettings,
  type CarouselView,
  fillLabel,
  inViewAttributes,
} from './carousel-settings.ts';
import { Optional } from './optional.tsx';
import { useNear } from './use-near.ts';

// Embla and the controls are fetched when a carousel comes near, so a page's first script has none of them.
const CarouselMotion = lazy(() => import('./carousel-motion.tsx'));

interface CarouselProps extends CarouselSettings {
  /** The carousel's accessible name. */
  readonly label: string;
  readonly labels: CarouselLabels;
  /** Below the slides, or over their lower edge in light colours. */
  readonly controls?: 'below' | 'over' | undefined;
  readonly className?: string | undefined;
  /** Called when the part that moves it did not come, and it stays a row. */
  readonly onFailure?: (() => void) | undefined;
  /** The slides, each with a key. */
  readonly children: ReactNode;
}

/**
 * After the carousel pattern of the WAI-ARIA Authoring Practices: the control that stops the rotation
 * comes before everything else. Without its script it is a row that scrolls and snaps.
 */
export function Carousel({
  label,
  labels,
  controls = 'below',
  className = '',
  onFailure,
  children,
  ...settings
}: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const near = useNear(root);
  const [arrived, setArrived] = useState(false);
  const [view, setView] = useState<CarouselView>();
  if (near && !arrived) setArrived(true);

  const total = Children.count(children);
  const shown = (index: number) => !view || (index - view.first + total) % total < view.inView;

  return (
    <section
      ref={root}
      className={`${styles.carousel} ${className}`.trim()}
      aria-roledescription={labels.carousel}
      aria-label={label}
      data-moving={view ? (settings.effect ?? 'slide') : undefined}
      data-controls={controls}
      data-slides={total}
      data-autoplay-ms={settings.autoplayMs}
      data-speed-ms={settings.speedMs}
      {...inViewAttributes(settings.inView)}
    >
      {arrived && (
        <Optional onFailure={onFailure}>
          <CarouselMotion
            {...settings}
            root={root}
            viewport={viewport}
            labels={labels}
            total={total}
            near={near}
            view={view}
            onView={setView}
          />
        </Optional>
      )}
      {/* Without its script this is a scroller, and keys must reach it. */}
      <div ref={viewport} className={styles.viewport} tabIndex={view ? undefined : 0}>
        <div className={styles.track} aria-live={view && (view.rotating ? 'off' : 'polite')}>
          {Children.map(children, (slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of fields
            <div
              className={styles.slide}
              role="group"
              aria-roledescription={labels.slide}
              aria-label={fillLabel(labels.position, index + 1, total)}
              inert={!shown(index)}
              tabIndex={-1}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
