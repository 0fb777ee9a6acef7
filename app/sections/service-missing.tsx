import { Band } from '../ui/band.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import type { CardData } from '../ui/card.tsx';
import { CardGrid } from '../ui/card-grid.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import { usePaths } from '../use-paths.ts';
import { useSite } from '../use-site.ts';
import styles from './service-missing.module.css';

interface ServiceMissingProps {
  readonly title: string;
  readonly sentence: string;
  readonly servicesCrumb: string;
  readonly cards: readonly CardData[];
  readonly labels: {
    readonly allServices: string;
    readonly groupCards: string;
    readonly findOutMore: string;
  };
}

/** An address below /service that nothing has: no banner, no description, and ways on. */
export function ServiceMissing({ title, sentence, servicesCrumb, cards, labels }: ServiceMissingProps) {
  const paths = usePaths();
  const { breadcrumb } = useSite().words;
  return (
    <>
      <Band labelledBy="missing-title" className={styles.opening}>
        <Breadcrumb
          label={breadcrumb.label}
          steps={[
            { label: breadcrumb.home, to: paths.home },
            { label: servicesCrumb, to: paths.services },
          ]}
          current={title}
        />
        <SectionHeading id="missing-title" level={1} title={title} lead={sentence} className={styles.words} />
        <ButtonLink to={paths.services} icon="arrow-right">
          {labels.allServices}
        </ButtonLink>
      </Band>
      <Band ground="sand" labelledBy="missing-cards">
        <SectionHeading id="missing-cards" title={labels.groupCards} />
        <CardGrid cards={cards} more={labels.findOutMore} />
      </Band>
    </>
  );
}
