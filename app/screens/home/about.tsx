import { Split } from '../../sections/split.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { usePaths } from '../../use-paths.ts';
import type { Route } from './+types/route.ts';
import styles from './about.module.css';

export function About({
  eyebrow,
  title,
  paragraphs,
  facts,
  picture,
  learnMore,
  jobs,
}: Route.ComponentProps['loaderData']['about']) {
  const paths = usePaths();
  return (
    <Split picture={picture} side="start" focus="start" labelledBy="about-title">
      <SectionHeading id="about-title" eyebrow={eyebrow} title={title} className={styles.heading} />
      <div className={styles.paragraphs}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ul className={styles.facts}>
        {facts.map(({ id, figure, text }) => (
          <li key={id} className={styles.fact}>
            <strong className={styles.figure}>{figure}</strong>
            {text}
          </li>
        ))}
      </ul>
      <div className={styles.links}>
        <ButtonLink to={paths.whoWeAre} icon="arrow-right">
          {learnMore}
        </ButtonLink>
        <ButtonLink to={paths.careers} look="secondary">
          {jobs}
        </ButtonLink>
      </div>
    </Split>
  );
}
