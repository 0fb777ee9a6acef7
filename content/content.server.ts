import { accreditations } from './en/accreditations.ts';
import { certificates } from './en/certificates.ts';
import { clientPortfolio } from './en/client-portfolio.ts';
import { clients } from './en/clients.ts';
import { company } from './en/company.ts';
import { counters } from './en/counters.ts';
import { faqs } from './en/faqs.ts';
import { gallery } from './en/gallery.ts';
import { healthSafety } from './en/health-safety.ts';
import { home } from './en/home.ts';
import { industries } from './en/industries.ts';
import { missionVision } from './en/mission-vision.ts';
import { notFound } from './en/not-found.ts';
import { pageTitles } from './en/page-titles.ts';
import { regions } from './en/regions.ts';
import { services } from './en/services/services.ts';
import { servicesOverview } from './en/services-overview.ts';
import { shell } from './en/shell.ts';
import { smartTech } from './en/smart-tech.ts';
import { sustainability } from './en/sustainability.ts';
import { testimonials } from './en/testimonials.ts';
import { values } from './en/values.ts';
import { video } from './en/video.ts';
import { whoWeAre } from './en/who-we-are.ts';
import type { Content } from './model/content.ts';
import type { Locale } from './model/locales.ts';

const english: Content = {
  accreditations,
  certificates,
  clientPortfolio,
  clients,
  company,
  counters,
  faqs,
  gallery,
  healthSafety,
  home,
  industries,
  missionVision,
  notFound,
  pageTitles,
  regions,
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

const contents: Readonly<Record<Locale, Content>> = { en: english };

/** The one way to the words. Loaders and the server call it; nothing that reaches a browser may. */
export const contentOf = (locale: Locale): Content => contents[locale];
