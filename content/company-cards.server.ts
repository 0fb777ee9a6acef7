import { contentOf } from './content.server.ts';
import { industryIds, industryPicture } from './model/industries.ts';
import { picturedInOrder } from './model/join.ts';
import type { Locale } from './model/locales.ts';
import { smartTechIcons, smartTechIds, smartTechPicture } from './model/smart-tech.ts';

/** The industry and smart-tech lists show at most this many cards. spec §9 */
const companyListLimit = 8;

export const industryCardsOf = (locale: Locale) =>
  picturedInOrder(industryIds, contentOf(locale).industries.cards.items, industryPicture).slice(
    0,
    companyListLimit,
  );

export const smartTechCardsOf = (locale: Locale) =>
  picturedInOrder(smartTechIds, contentOf(locale).smartTech.cards.items, smartTechPicture)
    .slice(0, companyListLimit)
    .map((item) => ({ ...item, icon: smartTechIcons[item.id] }));
