import { anchors } from '../../../../content/model/paths.ts';
import { ServiceDescription } from '../../../sections/service-description.tsx';
import { ServiceOpening } from '../../../sections/service-opening.tsx';
import { ServiceThings } from '../../../sections/service-things.tsx';
import { TableBand } from '../../../sections/table-band.tsx';
import { Band } from '../../../ui/band.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { usePaths } from '../../../use-paths.ts';
import type { Route } from './+types/route.ts';
import styles from './listing.module.css';

type GroupData = Extract<Route.ComponentProps['loaderData'], { readonly kind: 'group' }>;

/** A group: its slides, what it is, and a card for each of its services. */
export function Listing(group: GroupData) {
  const paths = usePaths();
  const { slug, title, icon, descriptionTitle, description, slides, cards, labels } = group;
  const between = [{ label: group.servicesCrumb, to: paths.services }];
  const path = paths.serviceGroup(slug);
  return (
    <>
      <ServiceOpening
        title={title}
        crumb={title}
        between={between}
        slides={slides}
        slidesLabel={labels.slides}
        timing={group.timing}
      />
      <Band labelledBy="description-title">
        <div className={styles.columns}>
          <div className={styles.name}>
            <span className={styles.chip}>
              <Icon name={icon} />
            </span>
            <h2 id="description-title">{descriptionTitle}</h2>
          </div>
          <ServiceDescription paragraphs={description} />
        </div>
      </Band>
      <Band ground="sand" labelledBy="cards-title">
        <SectionHeading id="cards-title" title={labels.groupCards} />
        <CardGrid cards={cards} more={labels.findOutMore} />
        <p className={styles.all}>
          <ButtonLink to={paths.services} look="secondary" icon="arrow-right">
            {labels.allServices}
          </ButtonLink>
        </p>
      </Band>
      {group.responseTimes && <TableBand id={anchors.responseTimes} short={3} {...group.responseTimes} />}
      <ServiceThings
        service={{
          name: title,
          kind: title,
          description: group.meta.description,
          path,
          picture: group.picture,
          offers: cards,
        }}
        trail={[...between, { label: title, to: path }]}
      />
    </>
  );
}
