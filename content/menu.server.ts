import { contentOf } from './content.server.ts';
import type { Locale } from './model/locales.ts';
import { type PageKey, pathsFor } from './model/paths.ts';
import { groups, type MainCategorySlug, mainCategories, umbrella } from './model/services.ts';

export interface MenuLink {
  readonly title: string;
  readonly href: string;
}

export interface MenuGroup extends MenuLink {
  readonly icon: IconName;
  readonly links: readonly MenuLink[];
}

/** An entry of the main menu: a plain link, a short list, or the wide panel of all services. */
export interface MenuItem {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly links?: readonly MenuLink[];
  readonly groups?: readonly MenuGroup[];
}

interface Menus {
  /** The main menu, its entries as spec §2 lists them. */
  readonly menu: readonly MenuItem[];
  /** The footer's three columns. */
  readonly footerColumns: readonly { readonly title: string; readonly links: readonly MenuLink[] }[];
  readonly legalLinks: readonly MenuLink[];
}

const aboutPages = [
  'whoWeAre',
  'missionVision',
  'testimonials',
  'healthSafety',
  'sustainability',
  'smartTech',
] as const;
const contactPages = ['contact', 'requestQuote', 'faqs', 'careers'] as const;
const legalPages = ['privacyPolicy', 'termsConditions', 'cookiePolicy'] as const;

export function menusOf(locale: Locale): Menus {
  const { pageTitles, services, shell } = contentOf(locale);
  const words = shell.menu;
  const paths = pathsFor(locale);
  const page = (key: PageKey): MenuLink => ({ title: pageTitles[key], href: paths[key] });
  const group = (slug: MainCategorySlug): MenuLink => ({
    title: services.groups[slug].title,
    href: paths.serviceGroup(slug),
  });
  const aboutLinks = aboutPages.map(page);
  const contactLinks = contactPages.map(page);
  return {
    menu: [
      { id: 'about', title: words.about, href: paths.whoWeAre, links: aboutLinks },
      {
        id: 'services',
        ...page('services'),
        links: [{ title: words.allServices, href: paths.services }, group(umbrella.slug)],
        groups: groups.map((entry) => ({
          ...group(entry.slug),
          icon: entry.slug,
          links: entry.services.map((slug) => ({
            title: services.items[slug].title,
            href: paths.service(entry.slug, slug),
          })),
        })),
      },
      { id: 'industries', title: words.industries, href: paths.industry },
      { id: 'portfolio', ...page('clientPortfolio') },
      { id: 'accreditations', ...page('accreditations') },
      { id: 'contact', title: words.contact, href: paths.contact, links: contactLinks },
    ],
    footerColumns: [
      { title: words.columns.about, links: [...aboutLinks, page('gallery'), page('accreditations')] },
      {
        title: words.columns.services,
        links: [page('services'), ...mainCategories.map(group), page('industry')],
      },
      { title: words.columns.contact, links: [...contactLinks, page('estimateProject')] },
    ],
    legalLinks: legalPages.map(page),
  };
}
