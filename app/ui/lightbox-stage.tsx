import { useState } from 'react';
import styles from './lightbox.module.css';
import type { LightboxImage, LightboxWords } from './lightbox.tsx';
import { Picture } from './picture.tsx';
import { Spinner } from './spinner.tsx';

interface LightboxStageProps {
  readonly images: readonly LightboxImage[];
  readonly index: number;
  readonly loaded: ReadonlySet<string>;
  readonly onLoaded: (src: string) => void;
  readonly words: Pick<LightboxWords, 'loading' | 'failed'>;
}

/** Arrived is not yet decoded: a large picture would show as a plain ground for a moment. */
function whenDrawable(target: EventTarget, then: () => void) {
  if (target instanceof HTMLImageElement) target.decode().then(then, then);
}

/** The picture shown and, once it has arrived, its neighbours behind it, so that the next step is instant. */
export function LightboxStage({ images, index, loaded, onLoaded, words }: LightboxStageProps) {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const total = images.length;
  const current = images[index];
  if (!current) return null;

  const arrived = loaded.has(current.picture.src);
  const around = arrived ? [index - 1, index, index + 1].map((place) => (place + total) % total) : [index];
  const shown = [...new Set(around)].flatMap((place) => images[place] ?? []);

  return (
    <>
      {shown.map(({ picture }) => (
        <div
          key={picture.src}
          className={styles.frame}
          data-state={picture !== current.picture ? 'waiting' : arrived ? 'shown' : 'loading'}
          data-outside
          onLoadCapture={(event) => whenDrawable(event.target, () => onLoaded(picture.src))}
          onErrorCapture={() => setFailed((before) => new Set(before).add(picture.src))}
        >
          <Picture of={picture} sizes="(min-width: 1600px) 1600px, 100vw" className={styles.picture} />
        </div>
      ))}
      {!arrived &&
        (failed.has(current.picture.src) ? (
          <p role="alert" className={styles.failed}>
            {words.failed}
          </p>
        ) : (
          <Spinner label={words.loading} className={styles.spinner} />
        ))}
    </>
  );
}
