import type { PageKey } from './paths.ts';
import type { MainCategorySlug, ServiceSlug, StandaloneSlug } from './services.ts';

/** What people call a thing that has another name here. Each phrase is shown as the reason why it was found. */
type OtherNames<Id extends string> = Readonly<Record<Id, readonly string[]>>;

export interface SearchWords {
  readonly services: OtherNames<ServiceSlug>;
  /** Waste management has its names as a service. */
  readonly standalone: OtherNames<Exclude<StandaloneSlug, ServiceSlug>>;
  readonly groups: OtherNames<MainCategorySlug>;
  readonly pages: OtherNames<Exclude<PageKey, 'notFound'>>;
  /** What people add to nearly anything they look for; it need not be found where their other words are. */
  readonly passedOver: readonly string[];
}
