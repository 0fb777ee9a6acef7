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

interface HungPictureProps {
  readonly image: HungImage;
  readonly index: number;
  /** What a link says before the picture's title. */
  readonly opens: string;
  /** It is on its way to the lightbox, or in it. */
  readonly isHeard: boolean;
  readonly onOpen: (event: MouseEvent, index: number) => void;
}

/** By itself, because a change of tab or of picture is a change of address for all, and few look different for it. */
const HungPicture = memo(function HungPicture({ image, index, opens, isHeard, onOpen }: HungPictureProps) {
  return (
    <li
      className={styles.cell}
      data-of-two={image.ofTwo}
      data-rows-of-two={image.rowsOfTwo}
      data-of-three={image.ofThree}
      data-rows-of-three={image.rowsOfThree}
    >
      <a
        href={jpegOf(image.picture)}
        className={styles.link}
        aria-haspopup="dialog"
        {...early}
        aria-busy={isHeard || undefined}
        onPointerEnter={fetchLightbox}
        onClick={(event) => onOpen(event, index)}
      >
        <span className={styles.caption}>
          <span className="visually-hidden">{`${opens}: `}</span>
          {image.title}
        </span>
        <Picture of={image.picture} sizes="(min-width: 768.02px) 400px, 46vw" className={styles.picture} />
        <Icon name="zoom-in" className={styles.mark} />
      </a>
    </li>
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
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const [picture, setPicture] = useState(0);
  const [lightbox, setLightbox] = useState<'unasked' | 'wanted' | 'failed'>('unasked');
  // After a reload the entry still says that a picture was open, which nobody has asked for since.
  const isOpen = lightbox === 'wanted' && openIn(state) === hash;
  const open = isOpen ? picture : null;
  // The address changes a moment after the press, which is to be seen at once.
  const [pressed, setPressed] = useState({ is: false, at: key });
  if (pressed.at !== key) setPressed({ is: false, at: key });
  const heard = pressed.is && pressed.at === key ? picture : open;

  const onOpen = useCallback(
    (event: MouseEvent, index: number) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || lightbox === 'failed') return;
      event.preventDefault();
      setLightbox('wanted');
      setPicture(index);
      setPressed(({ at }) => ({ is: true, at }));
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
    const image = heard === null ? undefined : images[heard];
    setLightbox('failed');
    setPressed({ is: false, at: key });
    if (image) window.location.assign(jpegOf(image.picture));
  };

  return (
    <div className={styles.wall}>
      <ul className={styles.grid}>
        {images.map((image, index) => (
          <HungPicture
            key={image.picture.src}
            image={image}
            index={index}
            opens={labels.open}
            isHeard={index === heard}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {lightbox === 'wanted' && (
        <Optional onFailure={followLink}>
          <Lightbox images={images} index={open} onIndex={onIndex} words={labels} />
        </Optional>
      )}
    </div>
  );
}
