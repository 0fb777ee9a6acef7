import { lazy, type MouseEvent, memo, useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { GalleryWords } from '../../../content/model/gallery.ts';
import { early } from '../../ui/early.ts';
import { Icon } from '../../ui/icon.tsx';
import type { LightboxImage } from '../../ui/lightbox.tsx';
import { Optional } from '../../ui/optional.tsx';
import { Picture } from '../../ui/picture.tsx';
import { jpegOf } from '../../ui/picture-data.ts';
import { stay } from '../../ui/stay.ts';
import type { Place } from './columns.ts';
import styles from './grid.module.css';

const fetchLightbox = () => import('../../ui/lightbox.tsx');
const Lightbox = lazy(fetchLightbox);

type HungImage = LightboxImage & Place;

interface WallProps {
  readonly images: readonly HungImage[];
  /** What a link says before the picture's title. */
  readonly open: string;
  /** Which picture is on its way to the lightbox, or in it. */
  readonly heard: number | null;
  readonly onOpen: (event: MouseEvent, index: number) => void;
}

/** By itself, because a change of tab is a change of address for all walls, and none of them looks different for it. */
const Wall = memo(function Wall({ images, open, heard, onOpen }: WallProps) {
  return (
    <ul className={styles.grid}>
      {images.map(({ picture, title, ofTwo, rowsOfTwo, ofThree, rowsOfThree }, index) => (
        <li
          key={picture.src}
          className={styles.cell}
          data-of-two={ofTwo}
          data-rows-of-two={rowsOfTwo}
          data-of-three={ofThree}
          data-rows-of-three={rowsOfThree}
        >
          <a
            href={jpegOf(picture)}
            className={styles.link}
            aria-haspopup="dialog"
            {...early}
            aria-busy={index === heard || undefined}
            onPointerEnter={fetchLightbox}
            onClick={(event) => onOpen(event, index)}
          >
            <span className={styles.caption}>
              <span className="visually-hidden">{`${open}: `}</span>
              {title}
            </span>
            <Picture of={picture} sizes="(min-width: 768.02px) 400px, 46vw" className={styles.picture} />
            <Icon name="zoom-in" className={styles.mark} />
          </a>
        </li>
      ))}
    </ul>
  );
});

interface GridProps {
  /** The tab's, in which this wall hangs. */
  readonly hash: string;
  readonly images: readonly HungImage[];
  readonly labels: GalleryWords['labels'];
}

/** The tab in which the entry of the history has a picture open. */
const openIn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'openIn' in state ? state.openIn : undefined;

/**
 * A wall of pictures. Each is a link to its file, which the script opens in the lightbox instead, as an entry of the
 * history: Back closes it.
 */
export function Grid({ hash, images, labels }: GridProps) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [picture, setPicture] = useState(0);
  const [lightbox, setLightbox] = useState<'unasked' | 'wanted' | 'failed'>('unasked');
  // After a reload the entry still says that a picture was open, which nobody has asked for since.
  const isOpen = lightbox === 'wanted' && openIn(state) === hash;
  const open = isOpen ? picture : null;

  const onOpen = useCallback(
    (event: MouseEvent, index: number) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || lightbox === 'failed') return;
      event.preventDefault();
      setLightbox('wanted');
      setPicture(index);
      const { search, hash: shown } = window.location;
      // Where the entry says already that a picture is open, another would have to be closed twice.
      const replace = openIn(window.history.state?.usr) !== undefined;
      navigate({ search, hash: shown }, { replace, state: { ...stay, openIn: hash } });
    },
    [hash, lightbox, navigate],
  );

  const onIndex = (index: number | null) => {
    if (index !== null) setPicture(index);
    else if (isOpen) navigate(-1);
  };

  const followLink = () => {
    const image = open === null ? undefined : images[open];
    setLightbox('failed');
    if (image) window.location.assign(jpegOf(image.picture));
  };

  return (
    <div className={styles.wall}>
      <Wall images={images} open={labels.open} heard={open} onOpen={onOpen} />
      {lightbox === 'wanted' && (
        <Optional onFailure={followLink}>
          <Lightbox images={images} index={open} onIndex={onIndex} words={labels} />
        </Optional>
      )}
    </div>
  );
}
