import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { usePaths } from '../use-paths.ts';
import { useSite } from '../use-site.ts';
import styles from './side-bar.module.css';

const CompanyVideo = lazy(() => import('./company-video.tsx'));

/** Shortcuts that float beside every page: write to us, find us, watch the film. */
export function SideBar() {
  const paths = usePaths();
  const { words, video } = useSite();
  const [playing, setPlaying] = useState(false);
  const videoButton = useRef<HTMLButtonElement>(null);
  return (
    <aside className={styles.bar} aria-label={words.sideBar.label}>
      <Shortcut to={paths.contactForm} icon="mail" label={words.sideBar.contact} />
      <Shortcut to={paths.contactLocation} icon="map-pin" label={words.sideBar.location} />
      <button
        ref={videoButton}
        type="button"
        className={`${styles.shortcut} ${styles.scripted}`}
        aria-haspopup="dialog"
        onClick={() => setPlaying(true)}
        data-early
      >
        <Icon name="play" />
        <span className={styles.label}>{video.labels.open}</span>
      </button>
      {playing && (
        <Suspense>
          <CompanyVideo
            onClose={() => {
              setPlaying(false);
              videoButton.current?.focus();
            }}
          />
        </Suspense>
      )}
    </aside>
  );
}

interface ShortcutProps {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
}

function Shortcut({ to, icon, label }: ShortcutProps) {
  return (
    <Link discover="none" to={to} className={styles.shortcut}>
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
    </Link>
  );
}
