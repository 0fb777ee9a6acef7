import { serviceLabels } from '../../content/en/services/labels.ts';
import { servicesOverview } from '../../content/en/services-overview.ts';
import { umbrella } from '../../content/model/services.ts';
import { findGroupPage } from '../../content/service-pages.server.ts';
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
