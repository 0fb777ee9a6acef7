import { entriesIn } from '../../content/catalogue.server.ts';
import { contentOf } from '../../content/content.server.ts';
import { slidesOf } from '../../content/model/join.ts';
import type { Locale } from '../../content/model/locales.ts';
import { pathsFor } from '../../content/model/paths.ts';
import { overviewPictures } from '../../content/model/service-pictures.ts';
import { umbrella } from '../../content/model/services.ts';
import { serviceCards } from './service-cards.server.ts';

/** What ServiceMissing shows; for loaders. The way on is the overview and the four groups. */
export function missingService(
  locale: Locale,
  { title, sentence }: { readonly title: string; readonly sentence: string },
) {
  const { services, servicesOverview } = contentOf(locale);
  return {
    kind: 'missing',
    title,
    sentence,
    meta: { title, description: sentence },
    picture: slidesOf(servicesOverview.slides, overviewPictures)[0].picture,
    labels: services.labels,
    servicesCrumb: servicesOverview.breadcrumb,
    cards: serviceCards(entriesIn(locale, umbrella.slug), pathsFor(locale)),
  } as const;
}
