import { useEffect, useRef } from 'react';
import styles from './carousel-controls.module.css';
import { type CarouselLabels, fillLabel } from './carousel-settings.ts';
import { Icon } from './icon.tsx';

interface CarouselControlsProps {
  readonly labels: CarouselLabels;
  readonly total: number;
  readonly current: number;
  readonly playing: boolean;
  readonly onToggle: (() => void) | undefined;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onChoose: ((index: number) => void) | undefined;
}

export function CarouselControls({
  labels,
  total,
  current,
  playing,
  onToggle,
  onPrevious,
  onNext,
  onChoose,
}: CarouselControlsProps) {
  const dots = useRef<HTMLDivElement>(null);

  // Arrow keys move the slides; a focused dot goes with them.
  useEffect(() => {
    const dot = dots.current?.children[current];
    if (dots.current?.contains(document.activeElement) && dot instanceof HTMLElement) dot.focus();
  }, [current]);

  return (
    <div className={styles.controls}>
      {onToggle && (
        <button
          type="button"
          className={styles.button}
          aria-label={playing ? labels.pause : labels.play}
          onClick={onToggle}
        >
          <Icon name={playing ? 'pause' : 'play'} className={styles.mark} />
        </button>
      )}
      {onChoose && (
        // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields
        <div ref={dots} className={styles.dots} role="group" aria-label={labels.choose}>
          {Array.from({ length: total }, (_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its number
              key={index}
              type="button"
              className={styles.dot}
              aria-label={fillLabel(labels.goTo, index + 1, total)}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => onChoose(index)}
            />
          ))}
        </div>
      )}
      {onPrevious && (
        <button
          type="button"
          className={`${styles.button} ${styles.previous}`}
          aria-label={labels.previous}
          onClick={onPrevious}
        >
          <Icon name="arrow-left" className={styles.mark} />
        </button>
      )}
      {onNext && (
        <button type="button" className={styles.button} aria-label={labels.next} onClick={onNext}>
          <Icon name="arrow-right" className={styles.mark} />
        </button>
      )}
    </div>
  );
}
