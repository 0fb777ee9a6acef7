import { PageBanner } from '../../../sections/page-banner.tsx';
import { ServiceIntroduction } from '../../../sections/service-introduction.tsx';
import { ServiceThings } from '../../../sections/service-things.tsx';
import { Band } from '../../../ui/band.tsx';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { usePaths } from '../../../use-paths.ts';
import type { Route } from './+types/route.ts';

type StandaloneData = Extract<Route.ComponentProps['loaderData'], { readonly kind: 'standalone' }>;

/** A top-level entry that is no group: what it is, what belongs to it, and the services that carry it out. */
export function Standalone(entry: StandaloneData) {
  const paths = usePaths();
  const { slug, title, summary, description, picture, banner, inside, included, cards, labels } = entry;
  const between = [{ label: entry.servicesCrumb, to: paths.services }];
  const path = paths.serviceGroup(slug);
  return (
    <>
      <PageBanner title={title} sentence={summary} picture={banner} between={between} />
      <ServiceIntroduction
        description={description}
        quote={{ to: paths.quoteFor(slug), label: labels.quote, note: labels.quoteNote }}
        facts={[{ title: labels.included, icon: 'circle-check', items: included, short: true }]}
        picture={inside}
      />
      <Band ground="sand" labelledBy="cards-title">
        <SectionHeading id="cards-title" title={labels.standaloneCards} />
        <CardGrid cards={cards} more={labels.findOutMore} />
      </Band>
      <ServiceThings
        service={{
          name: title,
          kind: title,
          description: entry.meta.description,
          path,
          picture,
          offers: cards,
        }}
        trail={[...between, { label: title, to: path }]}
      />
    </>
  );
}
