import type { Step } from '../../../../content/model/service-types.ts';
import { Band } from '../../../ui/band.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { ResolvedPicture } from '../../../ui/picture-data.ts';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import styles from './steps.module.css';

interface StepsProps {
  readonly heading: string;
  readonly subtitle: string;
  readonly pictures: readonly [ResolvedPicture, ResolvedPicture];
  readonly steps: readonly Step[];
  readonly stepLabel: string;
}

/** How the service is delivered, box by box, with two more views of the work. */
export function Steps(props: StepsProps) {
  const { heading, subtitle, pictures, steps, stepLabel } = props;
  return (
    <Band ground="sand" labelledBy="steps-title">
      <div className={styles.opening}>
        <SectionHeading id="steps-title" title={heading} lead={subtitle} />
        {pictures.map((picture) => (
          <Picture
            key={picture.src}
            of={picture}
            sizes="(min-width: 1024px) 400px, 46vw"
            className={styles.picture}
          />
        ))}
      </div>
      <ol className={styles.steps}>
        {steps.map(({ title, paragraph }, index) => (
          <li key={title} className={styles.step}>
            <p className={styles.number}>
              <span className="visually-hidden">{`${stepLabel} `}</span>
              {index + 1}
            </p>
            <h3>{title}</h3>
            <p className={styles.paragraph}>{paragraph}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
