import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { fill } from '../../content/model/fill.ts';
import styles from './length-count.module.css';

interface LengthCountProps {
  readonly max: number | undefined;
  readonly words: { readonly near: string; readonly over: string };
  /** The control whose text is counted. */
  readonly children: ReactNode;
}

/** From this share of the limit on the count is shown. */
const shownFrom = 0.9;
/** A screen reader hears it when the visitor pauses, not at every key. */
const pauseMs = 1000;

export function LengthCount({ max = Number.POSITIVE_INFINITY, words, children }: LengthCountProps) {
  const [length, setLength] = useState(0);
  const shown =
    length > max * shownFrom
      ? fill(length > max ? words.over : words.near, { n: length, max, over: length - max })
      : '';
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (shown === said) return;
    const timer = setTimeout(() => setSaid(shown), pauseMs);
    return () => clearTimeout(timer);
  }, [shown, said]);
  const count = ({ target }: FormEvent) => {
    if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)
      setLength(target.value.trim().length);
  };
  return (
    <div onInput={count} className={styles.counted}>
      {children}
      {shown && (
        <p className={styles.count} data-over={length > max || undefined} aria-hidden="true">
          {shown}
        </p>
      )}
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </div>
  );
}
