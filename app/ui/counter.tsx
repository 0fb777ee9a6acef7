import { useEffect, useRef } from 'react';
import styles from './counter.module.css';

interface CounterProps {
  readonly target: number;
  /** Stands after the number, such as a plus sign. */
  readonly suffix?: string | undefined;
  readonly durationMs: number;
  readonly className?: string | undefined;
}

/** Thousands apart: 1,000+. Not by toLocaleString(), which holds up a phone's first use of it for a tenth of a second. */
const shownAs = (number: number, suffix: string) =>
  String(number).replace(/\B(?=(?:\d{3})+$)/g, ',') + suffix;

/**
 * Counts from 0 once, when it is first seen. The document holds the final number, which is also what is
 * read out; only the visible digits run.
 */
export function Counter({ target, suffix = '', durationMs, className = '' }: CounterProps) {
  const digits = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = digits.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const show = (number: number) => {
      element.textContent = shownAs(number, suffix);
    };
    const run = (start: number) => (now: number) => {
      const part = Math.min(1, Math.max(0, now - start) / durationMs);
      // Fast at first, so that the last steps can be read.
      show(Math.round(target * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(run(start));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        show(0);
        frame = requestAnimationFrame(run(performance.now()));
      },
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      show(target);
    };
  }, [target, suffix, durationMs]);

  const final = shownAs(target, suffix);
  return (
    <span className={`${styles.counter} ${className}`.trim()}>
      <span className="visually-hidden">{final}</span>
      {/* The final number, unseen, keeps the width. */}
      <span className={styles.shown} data-final={final} aria-hidden="true">
        <span ref={digits}>{final}</span>
      </span>
    </span>
  );
}
