import type { Paragraphs } from '../../content/model/service-types.ts';
import { Band } from '../ui/band.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Picture } from '../ui/picture.tsx';
import type { ResolvedPicture } from '../ui/picture-data.ts';
import { ServiceDescription } from './service-description.tsx';
import { type Facts, ServiceFacts } from './service-facts.tsx';
import styles from './service-introduction.module.css';

interface ServiceIntroductionProps {
  readonly description: Paragraphs;
  readonly quote: { readonly to: string; readonly label: string; readonly note: string };
  readonly facts: readonly Facts[];
  /** Stands above the facts where they are few. */
  readonly picture?: ResolvedPicture | undefined;
}

/** What a service is, beside the facts of it, with the way to a quote. */
export function ServiceIntroduction({ description, quote, facts, picture }: ServiceIntroductionProps) {
  return (
    <Band>
      <div className={styles.columns}>
        <div className={styles.words}>
          <ServiceDescription paragraphs={description} />
          <div className={styles.quote}>
            <ButtonLink to={quote.to} size="large" icon="arrow-right">
              {quote.label}
            </ButtonLink>
            <p className={styles.note}>{quote.note}</p>
          </div>
        </div>
        <div className={styles.side}>
          {picture && (
            <Picture of={picture} sizes="(min-width: 991.02px) 600px, 92vw" className={styles.picture} />
          )}
          <ServiceFacts facts={facts} />
        </div>
      </div>
    </Band>
  );
}
