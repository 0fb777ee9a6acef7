import { accreditations } from './en/accreditations.ts';
import { careers } from './en/careers.ts';
import { certificates } from './en/certificates.ts';
import { clientPortfolio } from './en/client-portfolio.ts';
import { clients } from './en/clients.ts';
import { company } from './en/company.ts';
import { contact } from './en/contact.ts';
import { counters } from './en/counters.ts';
import { estimate } from './en/estimate.ts';
import { faqs } from './en/faqs.ts';
import { forms } from './en/forms.ts';
import { gallery } from './en/gallery.ts';
import { healthSafety } from './en/health-safety.ts';
import { home } from './en/home.ts';
import { industries } from './en/industries.ts';
import { mail } from './en/mail.ts';
import { missionVision } from './en/mission-vision.ts';
import { notFound } from './en/not-found.ts';
import { officeMap } from './en/office-map.ts';
import { pageTitles } from './en/page-titles.ts';
import { policies } from './en/policies.ts';
import { regions } from './en/regions.ts';
import { requestQuote } from './en/request-quote.ts';
import { responseTimes } from './en/response-times.ts';
import { services } from './en/services/services.ts';
import { servicesOverview } from './en/services-overview.ts';
import { shell } from './en/shell.ts';
import { smartTech } from './en/smart-tech.ts';
import { sustainability } from './en/sustainability.ts';
import { testimonials } from './en/testimonials.ts';
import { values } from './en/values.ts';
import { video } from './en/video.ts';
import { whoWeAre } from './en/who-we-are.ts';
import { factsOf, withFacts } from './facts.server.ts';
import type { Content } from './model/content.ts';
import type { Locale } from './model/locales.ts';

const english: Content = {
  accreditations,
  careers,
  certificates,
  clientPortfolio,
  clients,
  company,
  contact,
  counters,
  estimate,
  faqs,
  forms,
  gallery,
  healthSafety,
  home,
  industries,
  mail,
  missionVision,
  notFound,
  officeMap,
  pageTitles,
  policies,
  regions,
  requestQuote,
  responseTimes,
  services,
  servicesOverview,
  shell,
  smartTech,
  sustainability,
  testimonials,
  values,
  video,
  whoWeAre,
};

const filled = (locale: Locale, words: Content): Content =>
  withFacts(words, factsOf(locale, words.responseTimes));

const contents: Readonly<Record<Locale, Content>> = { en: filled('en', english) };

/** The one way to the words. Loaders and the server call it; nothing that reaches a browser may. */
export const contentOf = (locale: Locale): Content => contents[locale];
