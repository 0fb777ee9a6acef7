import { useEffect, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import { jpegOf } from '../ui/picture-data.ts';
import { useSite } from '../use-site.ts';
import styles from './company-video.module.css';
import tools from './tool.module.css';

interface CompanyVideoProps {
  readonly film: string;
  readonly onClose: () => void;
}

/** Exists only while it is open, so the film is fetched when wanted and ends when closed. */
export default function CompanyVideo({ film, onClose }: CompanyVideoProps) {
  const { locale, video } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      closedby="any"
      className={styles.dialog}
      aria-labelledby="company-video-title"
      onClose={onClose}
    >
      <div className={styles.sheet} data-ground="dark">
        <div className={styles.head}>
          <h2 id="company-video-title" className={styles.title}>
            {video.title}
          </h2>
          <button
            type="button"
            className={tools.tool}
            aria-label={video.labels.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" />
          </button>
        </div>
        <video
          className={styles.film}
          width={video.widthPx}
          height={video.heightPx}
          poster={jpegOf(video.poster)}
          aria-describedby="company-video-description"
          controls
          autoPlay
          muted
          playsInline
        >
          <source src={film} type="video/mp4" />
          <track
            kind="captions"
            src={video.captionsUrl}
            srcLang={locale}
            label={video.labels.captions}
            default
          />
        </video>
        <p id="company-video-description" className={styles.description}>
          {video.description}
        </p>
      </div>
    </dialog>
  );
}
