import { lazy, type MouseEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import film from '../../pictures/video/company.mp4?url';
import { early } from '../ui/early.ts';
import { Icon } from '../ui/icon.tsx';
import { Optional } from '../ui/optional.tsx';
import { usePaths } from '../use-paths.ts';
import { useSite } from '../use-site.ts';
import styles from './side-bar.module.css';
import { useWentBack } from './use-went-back.ts';

const CompanyVideo = lazy(() => import('./company-video.tsx'));

/** Shortcuts that float beside every page: write to us, find us, watch the film. */
export function SideBar() {
  const paths = usePaths();
  const { words } = useSite();
  return (
    <aside className={styles.bar} aria-label={words.sideBar.label}>
      <Shortcut to={paths.contactForm} icon="mail" label={words.sideBar.contact} />
      <Shortcut to={paths.contactLocation} icon="map-pin" label={words.sideBar.location} />
      <Film />
    </aside>
  );
}

/** A link to the film, which the script shows in a dialog instead. */
function Film() {
  const { video } = useSite();
  const [player, setPlayer] = useState<'closed' | 'open' | 'failed'>('closed');
  const link = useRef<HTMLAnchorElement>(null);
  useWentBack(() => setPlayer('closed'));
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || player === 'failed') return;
    event.preventDefault();
    setPlayer('open');
  };
  const followLink = () => {
    setPlayer('failed');
    location.assign(film);
  };
  return (
    <>
      <a
        ref={link}
        href={film}
        className={styles.shortcut}
        aria-haspopup="dialog"
        onClick={onClick}
        {...early}
        aria-busy={player === 'open' || undefined}
      >
        <Icon name="play" />
        <span className={styles.label}>{video.labels.open}</span>
      </a>
      {player === 'open' && (
        <Optional onFailure={followLink}>
          <CompanyVideo
            film={film}
            onClose={() => {
              setPlayer('closed');
              link.current?.focus();
            }}
          />
        </Optional>
      )}
    </>
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
