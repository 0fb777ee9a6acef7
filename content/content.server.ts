import { faqs } from './en/faqs.ts';
import { healthSafety } from './en/health-safety.ts';
import { industries } from './en/industries.ts';
import { responseTimes } from './en/response-times.ts';
import { services } from './en/services/services.ts';
import { servicesOverview } from './en/services-overview.ts';
import { smartTech } from './en/smart-tech.ts';
import { sustainability } from './en/sustainability.ts';
import { factsOf, withFacts } from './facts.server.ts';
import type { FaqsWords } from './model/faqs.ts';
import type { HealthSafetyWords } from './model/health-safety.ts';
import type { IndustriesWords } from './model/industries.ts';
import type { Locale } from './model/locales.ts';
import type { ResponseTimesWords } from './model/response-times.ts';
import type { OverviewWords, ServicesWords } from './model/service-types.ts';
import type { SmartTechWords } from './model/smart-tech.ts';
import type { SustainabilityWords } from './model/sustainability.ts';

/** Every word of one language, a key a screen. */
export interface Content {
  readonly faqs: FaqsWords;
  readonly healthSafety: HealthSafetyWords;
  readonly industries: IndustriesWords;
  readonly responseTimes: ResponseTimesWords;
  readonly services: ServicesWords;
  readonly servicesOverview: OverviewWords;
  readonly smartTech: SmartTechWords;
  readonly sustainability: SustainabilityWords;
}

const english: Content = {
  faqs,
  healthSafety,
  industries,
  responseTimes,
  services,
  servicesOverview,
  smartTech,
  sustainability,
};

const filled = (locale: Locale, words: Content): Content =>
  withFacts(words, factsOf(locale, words.responseTimes));

const contents: Readonly<Record<Locale, Content>> = { en: filled('en', english) };

/** The one way to the words. Loaders and the server call it; nothing that reaches a browser may. */
export const contentOf = (locale: Locale): Content => contents[locale];
