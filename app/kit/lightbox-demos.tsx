import { useState } from 'react';
import { Band } from '../ui/band.tsx';
import { early } from '../ui/early.ts';
import Lightbox, { type LightboxImage } from '../ui/lightbox.tsx';
import { Picture } from '../ui/picture.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { CardDemos } from './card-demos.tsx';
import { ControlDemos } from './control-demos.tsx';
import styles from './demos.module.css';
import type { KitPictures } from './kit-page.tsx';

export function LightboxDemos({ pictures }: KitPictures) {
  return (
    <>
      <ControlDemos />
      <CardDemos pictures={pictures} />
      <Band labelledBy="lightbox">
        <SectionHeading id="lightbox" eyebrow="app/ui/lightbox.tsx" title="Lightbox" />
        <LightboxDemo pictures={pictures} />
      </Band>
      <Band ground="sand" labelledBy="tabs">
        <SectionHeading id="tabs" eyebrow="app/ui/tabs.tsx" title="Tabs by hash" />
        <Tabs
          label="Kinds of picture"
          level={3}
          tabs={[
            { id: 'awards', label: 'Awards', count: 10, panel: <p>Cups, stars and certificates.</p> },
            { id: 'celebrations', label: 'Celebrations', count: 9, panel: <p>Cake and long tables.</p> },
            { id: 'crew', label: 'Housekeeping crew', count: 10, panel: <p>Trolleys and lobbies.</p> },
            { id: 'experts', label: 'Technical expertise', count: 9, panel: <p>Pumps and panels.</p> },
            { id: 'kit-team', label: 'NASAQ team', panel: <p>Everyone on the steps.</p> },
          ]}
        />
      </Band>
    </>
  );
}

const lightboxWords = {
  close: 'Close the lightbox',
  previous: 'Previous picture',
  next: 'Next picture',
  loading: 'Loading the picture',
  failed: 'This picture could not be loaded.',
  position: '{n} of {total}',
};

function LightboxDemo({ pictures }: Pick<KitPictures, 'pictures'>) {
  const [index, setIndex] = useState<number | null>(null);
  const images: LightboxImage[] = pictures.slice(0, 8).map((picture, place) => ({
    picture,
    title: `Picture ${place + 1}: ${picture.alt}`,
    description: 'One or two sentences say what is going on and who is in it.',
  }));
  return (
    <>
      <ul className={styles.thumbs}>
        {images.map(({ picture, title }, place) => (
          <li key={picture.src}>
            <button type="button" className={styles.thumb} {...early} onClick={() => setIndex(place)}>
              <Picture of={picture} sizes="200px" className={styles.crop} />
              <span className={styles.unseen}>{`Enlarge: ${title}`}</span>
            </button>
          </li>
        ))}
      </ul>
      <Lightbox images={images} index={index} onIndex={setIndex} words={lightboxWords} />
    </>
  );
}
