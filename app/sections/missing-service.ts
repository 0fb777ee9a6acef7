import { serviceLabels } from '../../content/services/labels.ts';
import { umbrella } from '../../content/services/outline.ts';
import { servicesOverview } from '../../content/services/overview.ts';
import { findGroupPage } from '../../content/services/service-pages.ts';
import { serviceCards } from './service-cards.ts';

/** What ServiceMissing shows; for loaders. The way on is the overview and the four groups. */
export function missingService({ title, sentence }: { readonly title: string; readonly sentence: string }) {
  return {
    kind: 'missing',
    title,
    sentence,
    meta: { title, description: sentence },
    picture: servicesOverview.slides[0].picture,
    labels: serviceLabels,
    servicesCrumb: servicesOverview.breadcrumb,
    cards: serviceCards(findGroupPage(umbrella.slug)?.cards ?? []),
  } as const;
}
