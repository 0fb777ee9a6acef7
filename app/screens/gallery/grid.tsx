import { lazy, type MouseEvent, useState } from 'react';
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
  readonly images: readonly LightboxImage[];
  readonly labels: GalleryWords['labels'];
}

/** A wall of pictures. Each is a link to its file, which the script opens in the lightbox instead. */
export function Grid({ images, labels }: GridProps) {
  const [open, setOpen] = useState<number | null>(null);
  const [lightbox, setLightbox] = useState<'unasked' | 'wanted' | 'failed'>('unasked');
  const shapes = images.map(({ picture }) => shapeOf(picture));
  const ofTwo = columnsOf(shapes, 2);
  const ofThree = columnsOf(shapes, 3);
  const rowsOfTwo = rowsOf(shapes, ofTwo);
  const rowsOfThree = rowsOf(shapes, ofThree);

  const onClick = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || lightbox === 'failed') return;
    event.preventDefault();
    setLightbox('wanted');
    setOpen(index);
  };

  const followLink = () => {
    const image = open === null ? undefined : images[open];
    setLightbox('failed');
    setOpen(null);
    if (image) location.assign(jpegOf(image.picture));
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
                <span className="visually-hidden">{labels.open}: </span>
                {title}
              </span>
              <Picture of={picture} sizes="(min-width: 768px) 400px, 46vw" className={styles.picture} />
              <Icon name="zoom-in" className={styles.mark} />
            </a>
          </li>
        ))}
      </ul>
      {lightbox === 'wanted' && (
        <Optional onFailure={followLink}>
          <Lightbox images={images} index={open} onIndex={setOpen} words={labels} />
        </Optional>
      )}
    </div>
  );
}
