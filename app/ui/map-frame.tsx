import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ButtonFace } from './button-face.tsx';
import { ButtonLink } from './button-link.tsx';
import { buttonClass } from './button-look.ts';
import { early } from './early.ts';
import styles from './map-frame.module.css';
import { StreetDrawing } from './street-drawing.tsx';

interface MapFrameProps {
  readonly words: {
    /** The frame's accessible name. */
    readonly title: string;
    readonly loadLabel: string;
    /** What loading it means for the visitor. */
    readonly loadNote: string;
    readonly openLabel: string;
  };
  readonly embedUrl: string;
  readonly linkUrl: string;
  /** Stands above the buttons, such as the address. */
  readonly children?: ReactNode;
}

/**
 * A drawing until the visitor asks for the map: nothing is fetched from the maps service before. The
 * second link stays, so the place can be found also where the frame cannot load or there is no script.
 */
export function MapFrame({ words, embedUrl, linkUrl, children }: MapFrameProps) {
  const [shown, setShown] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setShown(true);
  };
  // The link that had the focus is gone.
  useEffect(() => {
    if (shown) frame.current?.focus();
  }, [shown]);
  return (
    <div className={styles.map}>
      <div className={styles.ground}>
        <StreetDrawing className={styles.drawing} />
        {shown && (
          <iframe
            ref={frame}
            src={embedUrl}
            title={words.title}
            className={styles.frame}
            referrerPolicy="no-referrer"
            loading="lazy"
            allowFullScreen
            // React knows it; its types do not yet.
            {...{ credentialless: true }}
          />
        )}
      </div>
      <div className={styles.panel}>
        {children}
        <div className={styles.actions}>
          {!shown && (
            // Where its script does not come it leads to the place as the other link does.
            <a href={linkUrl} className={buttonClass({ className: styles.load })} {...early} onClick={show}>
              <ButtonFace icon="map-pin" iconAt="start">
                {words.loadLabel}
              </ButtonFace>
            </a>
          )}
          <ButtonLink to={linkUrl} newTab look="secondary" icon="external-link">
            {words.openLabel}
          </ButtonLink>
        </div>
        {!shown && <p className={styles.note}>{words.loadNote}</p>}
      </div>
    </div>
  );
}
