import type { HomePage } from '../../content/home.ts';
import type { WithPictures } from '../pictures.server.ts';
import { Split } from '../sections/split.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import styles from './home-call-back.module.css';

export function HomeCallBack({ eyebrow, title, lead, picture, note }: WithPictures<HomePage['callBack']>) {
  return (
    <Split picture={picture} side="end" share="third" ground="sand" labelledBy="call-back-title">
      <SectionHeading id="call-back-title" eyebrow={eyebrow} title={title} lead={lead} />
      {/* The call-back form stands here. */}
      <p className={styles.note}>{note}</p>
    </Split>
  );
}
