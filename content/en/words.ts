import type { Content } from '../model/content.ts';
import { accreditations } from './accreditations.ts';
import { careers } from './careers.ts';
import { certificates } from './certificates.ts';
import { clientPortfolio } from './client-portfolio.ts';
import { clients } from './clients.ts';
import { company } from './company.ts';
import { contact } from './contact.ts';
import { counters } from './counters.ts';
import { estimate } from './estimate.ts';
import { faqs } from './faqs.ts';
import { forms } from './forms.ts';
import { gallery } from './gallery.ts';
import { healthSafety } from './health-safety.ts';
import { home } from './home.ts';
import { industries } from './industries.ts';
import { mail } from './mail.ts';
import { missionVision } from './mission-vision.ts';
import { notFound } from './not-found.ts';
import { officeMap } from './office-map.ts';
import { pageTitles } from './page-titles.ts';
import { policies } from './policies.ts';
import { regions } from './regions.ts';
import { reply } from './reply.ts';
import { requestQuote } from './request-quote.ts';
import { responseTimes } from './response-times.ts';
import { search } from './search.ts';
import { services } from './services/services.ts';
import { servicesOverview } from './services-overview.ts';
import { shell } from './shell.ts';
import { smartTech } from './smart-tech.ts';
import { sustainability } from './sustainability.ts';
import { testimonials } from './testimonials.ts';
import { values } from './values.ts';
import { video } from './video.ts';
import { whoWeAre } from './who-we-are.ts';

/** Every word of the site in English. */
export const words: Content = {
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
  reply,
  requestQuote,
  responseTimes,
  search,
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
