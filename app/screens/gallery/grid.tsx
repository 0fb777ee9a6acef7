import { lazy, type MouseEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { GalleryWords } from '../../../content/model/gallery.ts';
import { Icon } from '../../ui/icon.tsx';
import type { LightboxImage } from '../../ui/lightbox.tsx';
import { Optional } from '../../ui/optional.tsx';
import { Picture } from '../../ui/picture.tsx';
import { jpegOf } from '../../ui/picture-data.ts';
import { columnsOf, rowsOf, shapeOf } from './columns.ts';
import styles from './grid.module.css';

const fetchLightbox = () => import('../../ui/lightbox.tsx');
const Lightbox = lazy(fetchLightbox);

interface GridProps {
  /** The tab's, in which this wall hangs. */
  readonly hash: string;
  readonly images: readonly LightboxImage[];
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
  const location = useLocation();
  const navigate = useNavigate();
  const [picture, setPicture] = useState(0);
  const [lightbox, setLightbox] = useState<'unasked' | 'wanted' | 'failed'>('unasked');
  // After a reload the entry still says that a picture was open, which nobody has asked for since.
  const isOpen = lightbox === 'wanted' && openIn(location.state) === hash;
  const open = isOpen ? picture : null;
  const shapes = images.map(({ picture }) => shapeOf(picture));
  const ofTwo = columnsOf(shapes, 2);
  const ofThree = columnsOf(shapes, 3);
  const rowsOfTwo = rowsOf(shapes, ofTwo);
  const rowsOfThree = rowsOf(shapes, ofThree);

  const onClick = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || lightbox === 'failed') return;
    event.preventDefault();
    setLightbox('wanted');
    setPicture(index);
    navigate(location.hash || '.', { state: { stay: true, openIn: hash } });
  };

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
      <ul className={styles.grid}>
        {images.map(({ picture, title }, index) => (
          <li
            key={picture.src}
            className={styles.cell}
            data-of-two={ofTwo[index]}
            data-rows-of-two={rowsOfTwo[index]}
            data-of-three={ofThree[index]}
            data-rows-of-three={rowsOfThree[index]}
          >
            <a
              href={jpegOf(picture)}
              className={styles.link}
              aria-haspopup="dialog"
              data-early
              data-heard={index === open || undefined}
              onPointerEnter={fetchLightbox}
              onClick={(event) => onClick(event, index)}
            >
              <span className={styles.caption}>
                <span className="visually-hidden">{`${labels.open}: `}</span>
                {title}
              </span>
              <Picture of={picture} sizes="(min-width: 768.02px) 400px, 46vw" className={styles.picture} />
              <Icon name="zoom-in" className={styles.mark} />
            </a>
          </li>
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
