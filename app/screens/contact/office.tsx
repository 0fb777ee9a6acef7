import { Fragment } from 'react';
import { anchors } from '../../../content/model/paths.ts';
import { OfficeMap } from '../../sections/office-map.tsx';
import { Band } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { usePaths } from '../../use-paths.ts';
import { useSite } from '../../use-site.ts';
import type { Route } from './+types/route.ts';
import styles from './office.module.css';

type OfficeProps = Pick<Route.ComponentProps['loaderData'], 'office' | 'map' | 'contactButton'>;

export function Office({ office, map, contactButton }: OfficeProps) {
  const paths = usePaths();
  const { company } = useSite();
  return (
    <Band id={anchors.contactLocation} labelledBy="office-title">
      <div className={styles.office}>
        <div className={styles.words}>
          <SectionHeading
            id="office-title"
            eyebrow={office.eyebrow}
            title={office.title}
            lead={office.lead}
          />
          <dl className={styles.facts}>
            <dt>{office.addressLabel}</dt>
            <dd>
              {company.office.lines.map((line, index) => (
                <Fragment key={line}>
                  {index > 0 && office.comma}
                  <span className={styles.line}>{line}</span>
                </Fragment>
              ))}
            </dd>
            <dt>{office.hoursLabel}</dt>
            <dd>{company.office.hours}</dd>
            {office.directions.map(({ id, label, text }) => (
              <div key={id} className={styles.pair}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {/* Already here, so the router takes it to the top of the page (spec §2), smoothly as the style sheet says. */}
          <ButtonLink to={paths.contact} look="secondary" icon="arrow-up" className={styles.top}>
            {contactButton}
          </ButtonLink>
        </div>
        <Picture of={office.picture} sizes="(min-width: 1024px) 600px, 100vw" className={styles.picture} />
      </div>
      <OfficeMap words={map} />
    </Band>
  );
}
