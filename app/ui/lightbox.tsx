import { useId, useState } from 'react';
import { Icon } from './icon.tsx';
import styles from './lightbox.module.css';
import { LightboxStage } from './lightbox-stage.tsx';
import type { ResolvedPicture } from './picture-data.ts';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useModal } from './use-modal.ts';
import { useSwipe } from './use-swipe.ts';

export interface LightboxImage {
  readonly picture: ResolvedPicture;
  readonly title: string;
  readonly description?: string | undefined;
}

export interface LightboxWords {
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly loading: string;
  /** Shown in the place of a picture that did not arrive. */
  readonly failed: string;
  /** With {n} and {total} in it: "{n} of {total}". */
  readonly position: string;
}

interface LightboxProps {
  readonly images: readonly LightboxImage[];
  /** Which image is shown; null while closed. */
  readonly index: number | null;
  readonly onIndex: (index: number | null) => void;
  readonly words: LightboxWords;
}

export default function Lightbox({ images, index, onIndex, words }: LightboxProps) {
  const open = index !== null;
  const total = images.length;
  const titleId = useId();
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  const modal = useModal(open, () => onIndex(null));
  const step = (by: number) => open && onIndex((index + by + total) % total);
  const swipe = useSwipe((direction) => step(direction));
  useArrowKeys(modal.ref, step);
  const image = open ? images[index] : undefined;

  return (
    <dialog
      {...modal}
      className={`${modal.className} ${styles.lightbox}`}
      data-ground="dark"
      aria-labelledby={titleId}
    >
      {open && image && (
        <div className={styles.layout} data-outside>
          <div className={styles.bar} data-outside>
            <p className={styles.position}>
              {words.position.replace('{n}', String(index + 1)).replace('{total}', String(total))}
            </p>
            <button
              type="button"
              className={styles.button}
              aria-label={words.close}
              onClick={() => modal.ref.current?.close()}
            >
              <Icon name="x" />
            </button>
          </div>
          <div className={styles.stage} data-outside {...swipe}>
            <LightboxStage
              images={images}
              index={index}
              loaded={loaded}
              onLoaded={(src) => setLoaded((before) => new Set(before).add(src))}
              words={words}
            />
          </div>
          {total > 1 && (
            <>
              <button
                type="button"
                className={`${styles.button} ${styles.previous}`}
                aria-label={words.previous}
                onClick={() => step(-1)}
              >
                <Icon name="chevron-left" />
              </button>
              <button
                type="button"
                className={`${styles.button} ${styles.next}`}
                aria-label={words.next}
                onClick={() => step(1)}
              >
                <Icon name="chevron-right" />
              </button>
            </>
          )}
          <div className={styles.caption} aria-live="polite">
            <h2 id={titleId} className={styles.title}>
              {image.title}
            </h2>
            {image.description && <p className={styles.description}>{image.description}</p>}
          </div>
        </div>
      )}
    </dialog>
  );
}
